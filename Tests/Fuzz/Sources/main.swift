import Foundation
import TextFuzzing
import TextLayout
import TextMeasuring

// Runs libFuzzer with its own arguments, on inputs of the kind in the environment variable GALLEY_FUZZ (libFuzzer
// restarts the program with only its own arguments). See scripts/fuzz.

/// libFuzzer's driver, for programs with their own `main`.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// State shared by all inputs.
enum Shared {
  static let engine = TextLayoutEngine(cacheLimit: 1 << 20)
  static let folder = FileManager.default.temporaryDirectory
  static let fonts = (try? FuzzedFonts.cascades()) ?? []
  static let measurer = Result { try TextMeasurer(cacheLimit: 1 << 20) }
}

func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: start, count: count))
}

/// Ends the process so that libFuzzer saves the input.
func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  abort()
}

func fuzzText(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let textCase = TextCase(input: bytes(start, count), fonts: Shared.fonts)
  let faults = textCase.faults(in: Shared.engine)
  if !faults.isEmpty { stop(faults.joined(separator: "\n") + "\n\(textCase)") }
  return 0
}

func fuzzFonts(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do { _ = try FontCase.open(bytes(start, count), in: Shared.folder) } catch { stop("\(error)") }
  return 0
}

func fuzzRequests(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let line = bytes(start, count)
  do {
    if let fault = RequestCase.fault(ofAnswerTo: line, from: try Shared.measurer.get()) { stop(fault) }
  } catch { stop("\(error)") }
  return 0
}

func fuzzConversations(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let fault = ConversationCase.fault(ofAnswersTo: bytes(start, count)) { stop(fault) }
  return 0
}

func fuzzStrings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let fault = StringsCase.fault(of: bytes(start, count)) { stop(fault) }
  return 0
}

func fuzzRules(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let fault = RulesCase.fault(of: bytes(start, count)) { stop(fault) }
  return 0
}

/// Writes the initial inputs of a kind into a folder.
func writeSeeds(_ seeds: [String], to folder: String) {
  for (index, seed) in seeds.enumerated() {
    let file = URL(fileURLWithPath: folder).appendingPathComponent("seed-\(index)")
    do { try Data(seed.utf8).write(to: file) } catch { stop("\(error)") }
  }
  exit(0)
}

let environment = ProcessInfo.processInfo.environment
if let folder = environment["GALLEY_FUZZ_SEEDS"] {
  let seeds = [
    "requests": RequestCase.seeds, "conversations": ConversationCase.seeds, "strings": StringsCase.seeds,
    "rules": RulesCase.seeds,
  ]
  writeSeeds(seeds[environment["GALLEY_FUZZ"] ?? ""] ?? [], to: folder)
}
var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
switch environment["GALLEY_FUZZ"] {
case "text": exit(runFuzzer(&count, &arguments, fuzzText))
case "fonts": exit(runFuzzer(&count, &arguments, fuzzFonts))
case "requests": exit(runFuzzer(&count, &arguments, fuzzRequests))
case "conversations": exit(runFuzzer(&count, &arguments, fuzzConversations))
case "strings": exit(runFuzzer(&count, &arguments, fuzzStrings))
case "rules": exit(runFuzzer(&count, &arguments, fuzzRules))
default:
  print("error: GALLEY_FUZZ must be 'text', 'fonts', 'requests', 'conversations', 'strings' or 'rules'.")
  exit(2)
}
