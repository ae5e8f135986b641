// ObservifyPasses
