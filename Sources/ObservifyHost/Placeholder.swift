// ObservifyHost
