import CompositionalLayouts
import Foundation
import SystemText
import Testing
import UIKitValues

/// Where supplementary views lie at items: cases 16, 17, 21 and 22 of what is known about UIKit's layouts.
@Suite struct LayoutAnchorTests {
  private func frame(
    of size: CGSize, at anchor: LayoutAnchor, own: LayoutAnchor? = nil, on item: CGSize
  ) throws -> CGRect {
    func points(_ size: CGSize) -> LayoutDimensions {
      LayoutDimensions(
        width: LayoutDimension(.absolute, size.width), height: LayoutDimension(.absolute, size.height))
    }
    var badged = LayoutItem(size: points(item))
    badged.supplementaries = [
      LayoutSupplementary(
        kind: "badge", size: points(size), contentInsets: .zero, zIndex: 0, container: anchor, item: own)
    ]
    let group = LayoutItem(size: points(item), group: LayoutGroup(.line(.horizontal, count: nil), subitems: [badged]))
    var solver = GroupSolver(grid: PixelGrid(scale: 3))
    let solved = solver.solve(group, in: item, items: 0..<1)
    return try #require(solved.supplementaries.first).frame
  }

  @Test func offsetMovesABadgeFromInsideTheEdges() throws {
    let anchor = LayoutAnchor(edges: [.top, .trailing], offset: CGPoint(x: 10, y: -10))
    let frame = try frame(
      of: CGSize(width: 20, height: 20), at: anchor, on: CGSize(width: 100, height: 100))
    #expect(frame == CGRect(x: 90, y: -10, width: 20, height: 20))
  }

  @Test func itemAnchorLiesOnTheContainersAnchor() throws {
    let frame = try frame(
      of: CGSize(width: 20, height: 20),
      at: LayoutAnchor(edges: [.top, .trailing], offset: CGPoint(x: 10, y: -10)),
      own: LayoutAnchor(edges: [.bottom, .leading]), on: CGSize(width: 100, height: 100))
    #expect(frame == CGRect(x: 110, y: -30, width: 20, height: 20))
  }
}
