import Drawing
import Findings
import Foundation
import HeadlessUIKit
import Raster
import Renderers
import Testing
import TextLayout
import ViewRendering

@testable import Auditing

/// Findings as they are drawn on a screen.
@MainActor
@Suite struct MarkedPictureTests {
  /// Numbers of views in each other, whose frames begin at nearly the same place, stand below each other: what each level's
  /// colour has of the column beside the frames is one number high.
  @Test func numbersDoNotLieOnEachOther() throws {
    func finding(_ rule: FindingKind, _ frame: CGRect) -> MarkedFinding {
      MarkedFinding(
        AuditFinding(kind: rule, view: 0, name: "view", position: "view", frame: frame, message: "", other: nil),
        level: rule.level,
        allowed: nil)
    }
    let findings = [
      finding(.smallTarget, CGRect(x: 50, y: 50, width: 60, height: 30)),
      finding(.fixedFont, CGRect(x: 50, y: 55, width: 60, height: 20)),
      finding(.imageNotGrowing, CGRect(x: 50, y: 52, width: 60, height: 20)),
    ]
    let screen = DisplayList(size: CGSize(width: 200, height: 200), commands: [])
    let list = try MarkedPicture(screen, findings).displayList(fonts: FontRegistry.library)
    let bitmap = try ViewRenderer().draw(list, scale: 2)
    // The numbers end where the frames begin, at 48.5 points; the padding of two points is without digits.
    let column = (0..<200 * 2).map { bitmap.pixels[$0 * bitmap.width + 95] }
    let heights = Dictionary(grouping: column.filter { $0 != 0 }) { $0 }.mapValues(\.count)
    #expect(heights.count == 3)
    #expect(Set(heights.values).count == 1, "\(heights)")
  }

  /// What is scrolled out of sight has its number at the side on which it is, and within the screen.
  @Test(arguments: [(CGFloat(300), 180..<200), (-300, 0..<20)])
  func whatIsOutOfSightIsMarkedAtItsSide(_ y: CGFloat, _ rows: Range<Int>) throws {
    let finding = AuditFinding(
      kind: .smallTarget, view: 0, name: "view", position: "view", frame: CGRect(x: 50, y: y, width: 60, height: 30),
      message: "",
      other: nil)
    let screen = DisplayList(size: CGSize(width: 200, height: 200), commands: [])
    let marked = MarkedPicture(screen, [MarkedFinding(finding, level: finding.kind.level, allowed: nil)])
    let bitmap = try ViewRenderer().draw(marked.displayList(fonts: FontRegistry.library), scale: 1)
    let marks = (0..<200).filter { row in (0..<200).contains { bitmap.pixels[row * bitmap.width + $0] != 0 } }
    #expect(!marks.isEmpty && marks.allSatisfy(rows.contains), "\(marks)")
  }
}
