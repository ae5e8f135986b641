// ObservifyIndex
