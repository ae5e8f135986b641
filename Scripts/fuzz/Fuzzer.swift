import ObservifyTestSupport

/// The most steps that a run over an input may take: a fixed part, and a part for each byte.
private struct StepLimit {
  let fixed: Int
  let perByte: Int

  static let parse = StepLimit(fixed: 40_000, perByte: 1_000)
  static let run = StepLimit(fixed: 4_000_000, perByte: 40_000)
}

/// Does what the first argument asks for, if that is not to fuzz.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>, _ values: UnsafeMutableRawPointer
) -> CInt {
  let arguments = Array(CommandLine.arguments.dropFirst(2))
  switch CommandLine.arguments.dropFirst().first {
  case "--dictionary": Dictionary.run()
  case "--invariants": Invariants.run(arguments)
  case "--corners": Corners.run(arguments)
  case "--growth": Growth.run(arguments)
  default: break
  }
  return 0
}

/// Runs the whole tool over one input, and stops the program at anything that may not be.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  check(unsafe Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

func check(_ bytes: [UInt8]) {
  let input = FuzzInput(bytes)
  // How an input is run depends on nothing but its bytes.
  let variant = bytes.reduce(UInt64(bytes.count)) { $0 &* 31 &+ UInt64($1) } >> 5 % 16
  let options = variant % 2 == 0 ? ["--ignore-deployment-target", "--prefer-let"] : []

  require(.parse, of: bytes.count) { input.problemOfTrees() }
  require(.run, of: bytes.count) { wait { await input.problemOfRun(options: options) } }
  if variant < 4 {
    let spread = input.spread
    require(.run, of: bytes.count) { wait { await spread.problemOfRun(options: options) } }
  }
}

private func require(_ limit: StepLimit, of size: Int, _ problem: () -> String?) {
  Steps.reset()
  if let problem = problem() { fatalError(problem) }
  let steps = Steps.taken
  guard steps <= limit.fixed + limit.perByte * size else {
    fatalError("\(steps) steps are too many for \(size) bytes")
  }
}

// MARK: Mutation

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int) -> Int

/// Damages an input: every third time its bytes, else its tokens and nodes.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
  if seed % 3 == 0 { return unsafe mutateBytes(data, size, limit) }
  var mutator = SourceMutator(seed: UInt64(seed))
  let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  return unsafe store(mutator.mutated(bytes, limit: limit), in: data)
}

/// Damages an input with pieces of another one.
@_cdecl("LLVMFuzzerCustomCrossOver")
public func crossOver(
  _ first: UnsafePointer<UInt8>, _ firstSize: Int, _ second: UnsafePointer<UInt8>,
  _ secondSize: Int, _ result: UnsafeMutablePointer<UInt8>, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
  var mutator = SourceMutator(seed: UInt64(seed))
  let bytes = unsafe Array(UnsafeBufferPointer(start: first, count: firstSize))
  let other = unsafe Array(UnsafeBufferPointer(start: second, count: secondSize))
  return unsafe store(mutator.mutated(bytes, with: other, limit: limit), in: result)
}

private func store(_ bytes: [UInt8], in data: UnsafeMutablePointer<UInt8>) -> Int {
  for (offset, byte) in bytes.enumerated() { unsafe data[offset] = byte }
  return bytes.count
}
