import SourceRewriting
import Testing

/// A construct: a source, what it is rewritten to, and where that is known from.
struct RewritingRow: Sendable, CustomTestStringConvertible {
  let source: String
  let rewritten: String
  let reason: String
  let options: RewritingOptions
  /// Whether the rewritten source compiles by itself, with the stand-ins.
  let compiles: Bool

  init(
    _ source: String, _ rewritten: String, _ reason: String, options: RewritingOptions = .ofTests, compiles: Bool = true
  ) {
    self.source = source
    self.rewritten = rewritten
    self.reason = reason
    self.options = options
    self.compiles = compiles
  }

  var testDescription: String { source }

  /// Rewrites the source, and its result once more.
  func check(_ location: Testing.SourceLocation = #_sourceLocation) throws {
    let once = try rewrittenAlone(source, options: options)
    #expect(once == rewritten, Comment(rawValue: reason), sourceLocation: location)
    #expect(
      try rewrittenAlone(once, options: options) == once, "rewriting is idempotent",
      sourceLocation: location)
    #expect(lineCount(once) == lineCount(source), "lines keep their numbers", sourceLocation: location)
  }

  /// All rows, for the compiler.
  static var all: [RewritingRow] {
    attributes + protocols + selectors + properties + keyPaths + conditions + literals + bundles + appFolders
      + appLocales
      + defaults + observedProperties + mainActorTests + anyObjects + classInstances + ambiguousNumbers + caughtErrors
      + hiddenFunctions + unmanagedValues
  }
}

/// The number of lines of a text; they end with LF, CR LF or CR.
func lineCount(_ text: String) -> Int { lineCount(Array(text.utf8)) }

func lineCount(_ bytes: [UInt8]) -> Int {
  var count = 1
  for (index, byte) in bytes.enumerated() {
    let isCRBeforeLF = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
    if byte == 0x0A || (byte == 0x0D && !isCRBeforeLF) { count += 1 }
  }
  return count
}

extension RewritingOptions {
  /// The options of tests that do not say others: a few of iOS's modules, one that is omitted, one dependency.
  static let ofTests = RewritingOptions(
    providedModules: ["UIKit", "CoreGraphics", "QuartzCore", "Combine"], omittedModules: ["Analytics"],
    dependencies: ["Layouts"])
}
