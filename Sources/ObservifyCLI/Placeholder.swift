// ObservifyCLI
