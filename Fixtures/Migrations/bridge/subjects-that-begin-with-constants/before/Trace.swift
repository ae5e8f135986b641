/// What those who listen are sent.
func trace() {
  let speaker = Speaker(volume: 3)
  speaker.level = .loud
  speaker.limits.append(3)
  let log = Log(speaker)
  speaker.name = "Other"
  speaker.limits.removeAll()
  speaker.volume += 1
  speaker.level = .quiet
  print(speaker.name, speaker.level, speaker.limits, speaker.title, speaker.volume)
  withExtendedLifetime(log) {}
}
