import Foundation
import Testing
import TextFuzzing
import TextMeasuring

@testable import TextLayout

/// Every input that ever failed in `scripts/fuzz`, and damaged fonts by seed.
@Suite struct FuzzSampleTests {
  private static let kept = Fonts.fixtures.appendingPathComponent("Fuzz")

  /// The files of a folder in order; none if it is missing, as nothing has failed yet.
  private static func files(in folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { !$0.lastPathComponent.hasPrefix(".") }.sorted { $0.path < $1.path }
  }

  @Test(arguments: files(in: kept.appendingPathComponent("text")))
  func textsThatFailedAreWell(file: URL) throws {
    let textCase = TextCase(input: [UInt8](try Data(contentsOf: file)), fonts: try FuzzedFonts.cascades())
    #expect(textCase.faults(in: TextLayoutEngine()) == [], "\(file.lastPathComponent): \(textCase)")
  }

  @Test(arguments: files(in: kept.appendingPathComponent("fonts")))
  func fontsThatFailedAreWell(file: URL) throws {
    _ = try FontCase.open([UInt8](try Data(contentsOf: file)), in: FileManager.default.temporaryDirectory)
  }

  @Test(arguments: files(in: kept.appendingPathComponent("requests")))
  func requestsThatFailedAreWell(file: URL) throws {
    #expect(RequestCase.fault(ofAnswerTo: [UInt8](try Data(contentsOf: file)), from: try TextMeasurer()) == nil)
  }

  @Test(arguments: files(in: kept.appendingPathComponent("conversations")))
  func conversationsThatFailedAreWell(file: URL) throws {
    #expect(ConversationCase.fault(ofAnswersTo: [UInt8](try Data(contentsOf: file))) == nil)
  }

  /// Small faces in several formats: both kinds of outlines, variable, a collection, compressed.
  @Test(
    arguments: files(in: Fonts.fixtures.appendingPathComponent("Fonts")) + [
      Fonts.fixtures.appendingPathComponent("Variable.ttf")
    ])
  func damagedFontsAreErrorsOrLayouts(file: URL) throws {
    guard ["ttf", "otf", "ttc", "woff", "woff2"].contains(file.pathExtension) else { return }
    let whole = [UInt8](try Data(contentsOf: file))
    for seed in 0..<40 as Range<UInt64> {
      let error = try FontCase.open(FontCase.damaged(whole, seed: seed), in: FileManager.default.temporaryDirectory)
      #expect(error?.description.isEmpty != true, "\(file.lastPathComponent), seed \(seed)")
    }
  }
}
