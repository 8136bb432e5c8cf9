import Drawing
import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// The catalogue's tables with all of their rows: properties of each at every size, and figures from the shared facts
/// (`tables-and-controls.md`: §1 margins and strips, §2 cards and titles, §3 list configurations).
@MainActor @Suite struct CatalogueTableTests {
  private nonisolated static let cases = CatalogueCase.all(of: "tables") + CatalogueCase.all(of: "feeds")

  private func whole(_ tested: CatalogueCase) throws -> LaidOutScene { try LaidOutScene(tested, showing: .whole) }

  private func table(_ scene: LaidOutScene) throws -> LayoutNode {
    try #require(first(scene.rendered.layout) { $0.kind == "UITableView" })
  }

  private func first(_ node: LayoutNode, where matches: (LayoutNode) -> Bool) -> LayoutNode? {
    if matches(node) { return node }
    for child in node.children { if let found = first(child, where: matches) { return found } }
    return nil
  }

  private func all(_ node: LayoutNode) -> [LayoutNode] { [node] + node.children.flatMap(all) }

  private func parts(_ table: LayoutNode) -> [LayoutNode] {
    let kinds = ["UITableViewCell", "UITableViewHeaderFooterView"]
    return table.children.filter { kinds.contains($0.kind) && $0.frame.height > 0 }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  /// 16 on the phone with 375 points, 20 on the tablet.
  private func margin(_ scene: LaidOutScene) -> CGFloat { scene.rendered.layout.frame.width < 390 ? 16 : 20 }

  @Test(arguments: cases)
  func nothingIsCutOrLiesOnSomethingElse(_ tested: CatalogueCase) throws {
    let scene = try whole(tested)
    let kinds: [FindingKind] = [.truncatedText, .overlappingText]
    #expect(!scene.rendered.findings.contains { kinds.contains($0.kind) }, "\(scene.rendered.findings)")
    let parts = try parts(table(scene))
    #expect(parts.count > 3)
    for (above, below) in zip(parts, parts.dropFirst()) {
      #expect(above.frame.maxY <= below.frame.minY + scene.halfPixel, "\(above) \(below)")
    }
    for part in parts {
      let outside = all(part).filter { node in
        !node.lines.isEmpty
          && (node.frame.minX < part.frame.minX || node.frame.maxX > part.frame.maxX + scene.halfPixel
            || node.frame.minY < part.frame.minY - scene.halfPixel
            || node.frame.maxY > part.frame.maxY + scene.halfPixel)
      }
      #expect(outside.isEmpty, "\(outside)")
    }
  }

  @Test(arguments: cases)
  func cellsAreAsWideAsTheirStyleSays(_ tested: CatalogueCase) throws {
    let scene = try whole(tested)
    let table = try table(scene)
    let isInset = ["settings", "editing", "groups"].contains(tested.scene.scene)
    let inset = isInset ? margin(scene) : 0
    for cell in table.children where cell.kind == "UITableViewCell" {
      #expect(cell.frame.minX == inset && cell.frame.maxX == table.frame.width - inset)
      #expect(cell.frame.height >= 44)
    }
  }

  /// Texts of cells and headers begin at the margin, or end there in right-to-left interfaces.
  @Test(arguments: CatalogueCase.all(of: "feeds", "feed") + CatalogueCase.all(of: "feeds", "groups"))
  func textsBeginAMarginIn(_ tested: CatalogueCase) throws {
    let scene = try whole(tested)
    let margin = margin(scene)
    let isMirrored = tested.scene.configurationName.contains("rtl")
    for part in try parts(table(scene)) {
      let content = all(part).filter { $0.kind == "UIListContentTextLabel" || $0.kind == "UIImageView" }
      guard !content.isEmpty else { continue }
      let start =
        isMirrored
        ? part.frame.maxX - (content.map(\.frame.maxX).max() ?? 0)
        : (content.map(\.frame.minX).min() ?? 0) - part.frame.minX
      // A picture may be centred in space reserved for it.
      #expect(start >= margin && start <= margin + 10, "\(part)")
    }
  }

  /// A view above the sections has the height of its texts and margins: 12, headline, 4, footnote, 12.
  @Test(arguments: CatalogueCase.all(of: "feeds", "inbox"))
  func theViewAboveIsAsHighAsItsTexts(_ tested: CatalogueCase) throws {
    let scene = try whole(tested)
    let table = try table(scene)
    let banners = table.children.filter { $0.kind == "UIView" }.sorted { $0.frame.minY < $1.frame.minY }
    #expect(banners.count == 2)
    for banner in banners {
      let texts = all(banner).filter { !$0.lines.isEmpty }.map(\.frame)
      #expect(texts.count == 2)
      let height = texts.reduce(0) { $0 + $1.height } + 12 + 4 + 12
      #expect(abs(banner.frame.height - height) <= 2 * scene.halfPixel)
      #expect(banner.frame.width == table.frame.width)
    }
    let cells = parts(table)
    #expect((banners.first?.frame.maxY ?? 0) <= (cells.first?.frame.minY ?? 0))
    #expect(abs((banners.last?.frame.minY ?? 0) - (cells.last?.frame.maxY ?? 0)) <= 2 * scene.halfPixel)
  }
}
