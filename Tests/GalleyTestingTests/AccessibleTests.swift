import Auditing
import Foundation
import HeadlessUIKit
import SourcePlaces
import Testing

@testable import GalleyTesting

/// `assertAccessible`: what it finds is tried in AuditingTests; here is what it says, and what it lets pass.
@MainActor @Suite struct AccessibleTests {
  private static func page(_ font: UIFont, color: UIColor = .black) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 268, height: 70))
    label.accessibilityIdentifier = "title"
    label.text = "Title"
    label.font = font
    label.textColor = color
    view.addSubview(label)
    return view
  }

  private static func verification(
    _ allowed: [AllowedFinding] = [], level: FindingLevel = .error
  ) -> AccessibilityVerification {
    AccessibilityVerification(
      file: "AccessibleTests", test: "test", line: 1, source: SourcePlace(file: "a.swift", line: 1),
      configurations: SnapshotConfigurations(categories: [.large]), allowed: allowed, level: level)
  }

  @Test func aViewWithoutViolationsPasses() {
    assertAccessible(of: Self.page(.preferredFont(forTextStyle: .body)), categories: [.large])
  }

  @Test func aViolationFailsTheTest() {
    withKnownIssue {
      assertAccessible(of: Self.page(.systemFont(ofSize: 17)), categories: [.large])
    } matching: {
      $0.description.contains("fixed-font (error): title: Its font does not follow the text size")
    }
  }

  @Test func theFailureNamesRulesAndPictures() throws {
    let failure = try #require(Self.verification().failure { Self.page(.systemFont(ofSize: 17)) })
    let lines = failure.message.split(separator: "\n").map(String.init)
    #expect(lines.count == 3, "\(lines)")
    #expect(lines.first == "The view violates accessibility rules.")
    #expect(
      lines.dropFirst().first
        == "finding AccessibleTests/test/view-AX5@2x: fixed-font (error): title: Its font does not follow the text size: 17 points "
        + "at L, 17 here.")
    #expect(FileManager.default.fileExists(atPath: lines.last ?? ""))
    #expect(failure.attachments.map(\.name) == ["view-AX5@2x.png"])
  }

  @Test func whatIsAllowedPasses() {
    let allowed = AllowedFinding(.fixedFont, in: "title", because: "It is a logo.")
    #expect(Self.verification([allowed]).failure { Self.page(.systemFont(ofSize: 17)) } == nil)
  }

  @Test func anAllowanceForNothingFails() {
    let allowed = AllowedFinding(.fixedFont, in: "title", because: "It is a logo.")
    let failure = Self.verification([allowed]).failure { Self.page(.preferredFont(forTextStyle: .body)) }
    #expect(failure?.message == "No case has fixed-font of title any more, but it is allowed. Remove the allowance.")
  }

  /// Findings of layout that are no accessibility rules are not looked for here.
  @Test func otherAllowancesAreLeftAlone() {
    let allowed = AllowedFinding(.missingGlyph, because: "There is none.")
    #expect(Self.verification([allowed]).failure { Self.page(.preferredFont(forTextStyle: .body)) } == nil)
  }

  /// A view that is made once shows its faults, too.
  @Test func aViewThatWasMadeBeforeIsShownUnderAll() throws {
    let view = Self.page(.systemFont(ofSize: 17))
    let failure = try #require(Self.verification().failure { view })
    #expect(failure.message.contains("fixed-font (error): title"))
  }

  /// `LawLevel` compiles, with a warning; the protocol keeps the warning out of this file.
  @Test func theFormerNameOfALevelCompiles() {
    struct FormerName: FormerlyNamed {
      @available(*, deprecated) var level: FindingLevel { LawLevel.warning }
    }
    let named: any FormerlyNamed = FormerName()
    #expect(named.level == .warning)
  }

  @Test func levelsSayWhatFails() {
    let makeView = {
      let view = Self.page(.preferredFont(forTextStyle: .body))
      let target = UIControl(frame: CGRect(x: 10, y: 120, width: 30, height: 30))
      target.accessibilityLabel = "Tap"
      view.addSubview(target)
      return view
    }
    #expect(Self.verification().failure(of: makeView) == nil)
    #expect(Self.verification(level: .warning).failure(of: makeView)?.message.contains("small-target") == true)
  }

  /// As a loop and a test with arguments call it.
  @Test("Calls of one line have pictures of their own") func callsOfOneLineHavePicturesOfTheirOwn() throws {
    let paths = try [15.0, 17, 15].map { size in
      let failure = try #require(Self.verification().failure { Self.page(.systemFont(ofSize: size)) })
      return failure.message.split(separator: "\n").last.map(String.init) ?? ""
    }
    #expect(paths[0] != paths[1] && paths[0] == paths[2])
    #expect(paths.allSatisfy { FileManager.default.fileExists(atPath: $0) })
  }

  @Test func aViewWithoutASizeIsRefused() {
    #expect(Self.verification().failure { UIView() }?.message == SnapshotError.emptyView.description)
  }
}

private protocol FormerlyNamed {
  var level: FindingLevel { get }
}
