import Foundation
import Testing
import TextFuzzing

@testable import StringsChecking

/// Everything that is read as strings or rules gives these, or an error with its place. `scripts/fuzz --only strings`,
/// and `rules`, try more.
@Suite struct DamagedFilesTests {
  /// Inputs that failed at some time.
  private static func kept(_ kind: String) -> [URL] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = tests.appendingPathComponent("TextLayoutTests/Fixtures/Fuzz/\(kind)")
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { !$0.lastPathComponent.hasPrefix(".") }.sorted { $0.path < $1.path }
  }

  @Test(arguments: kept("strings")) func stringsThatFailedAreWell(file: URL) throws {
    #expect(StringsCase.fault(of: [UInt8](try Data(contentsOf: file))) == nil, "\(file.lastPathComponent)")
  }

  @Test(arguments: kept("rules")) func rulesThatFailedAreWell(file: URL) throws {
    #expect(RulesCase.fault(of: [UInt8](try Data(contentsOf: file))) == nil, "\(file.lastPathComponent)")
  }

  @Test(arguments: RulesCase.seeds) func theSeedsAreRules(seed: String) throws {
    #expect(try StringsRules(Array(seed.utf8), file: "a.yaml").rules.count == 3)
  }

  @Test(arguments: 0..<20) func damagedFilesAreReadOrRefused(block: UInt64) {
    for seed in 50 * block..<50 * block + 50 {
      #expect(StringsCase.fault(of: StringsCase.damaged(seed: seed)) == nil, "strings \(seed)")
      #expect(RulesCase.fault(of: RulesCase.damaged(seed: seed)) == nil, "rules \(seed)")
    }
  }
}
