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

func fuzzBitmaps(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let fault = PictureCase.fault(ofBitmap: bytes(start, count)) { stop(fault) }
  return 0
}

func fuzzVectors(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let fault = PictureCase.fault(ofVector: bytes(start, count)) { stop(fault) }
  return 0
}

func fuzzAssets(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let fault = PictureCase.fault(ofContents: bytes(start, count)) { stop(fault) }
  return 0
}

func fuzzDocuments(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let fault = InterfaceCase.fault(of: bytes(start, count)) { stop(fault) }
  return 0
}

/// The initial inputs of a kind.
func seeds(of kind: String) -> [[UInt8]] {
  switch kind {
  case "bitmaps": PictureCase.bitmapSeeds
  case "vectors": PictureCase.vectorSeeds
  case "assets": PictureCase.contentsSeeds.map { Array($0.utf8) }
  case "documents": InterfaceCase.seeds.map { Array($0.utf8) }
  case "requests": RequestCase.seeds.map { Array($0.utf8) }
  case "conversations": ConversationCase.seeds.map { Array($0.utf8) }
  case "strings": StringsCase.seeds.map { Array($0.utf8) }
  case "rules": RulesCase.seeds.map { Array($0.utf8) }
  default: []
  }
}

/// Writes the initial inputs of a kind into a folder.
func writeSeeds(_ seeds: [[UInt8]], to folder: String) {
  for (index, seed) in seeds.enumerated() {
    let file = URL(fileURLWithPath: folder).appendingPathComponent("seed-\(index)")
    do { try Data(seed).write(to: file) } catch { stop("\(error)") }
  }
  exit(0)
}

let environment = ProcessInfo.processInfo.environment
if let folder = environment["GALLEY_FUZZ_SEEDS"] {
  writeSeeds(seeds(of: environment["GALLEY_FUZZ"] ?? ""), to: folder)
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
case "bitmaps": exit(runFuzzer(&count, &arguments, fuzzBitmaps))
case "vectors": exit(runFuzzer(&count, &arguments, fuzzVectors))
case "assets": exit(runFuzzer(&count, &arguments, fuzzAssets))
case "documents": exit(runFuzzer(&count, &arguments, fuzzDocuments))
default:
  print("error: GALLEY_FUZZ must be a kind of scripts/fuzz, such as 'text'.")
  exit(2)
}
