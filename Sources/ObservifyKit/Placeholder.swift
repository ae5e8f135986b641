// ObservifyKit
