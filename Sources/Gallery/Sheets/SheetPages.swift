import Foundation
import HeadlessUIKit
import Snapshots

/// A sheet's parts on as many pages as they need: one on a screen, whatever its height.
@MainActor
struct SheetPages {
  private let sheet: Sheet
  private let style: SheetStyle
  /// Of what is on a page.
  private let width: Double
  private let blocks: [SheetBlock]
  private let places: [SheetFlow.Place]

  /// - Parameters:
  ///   - density: pixels a point that pictures are shown with; nil: those they have.
  ///   - mostPixels: how many pixels its pictures may have together.
  init(_ sheet: Sheet, _ style: SheetStyle, density: Double?, mostPixels: Int) {
    (self.sheet, self.style) = (sheet, style)
    let widest = SheetFrame(sheet, style, width: style.contentWidth)
    let grid = SheetGrid.fitting(SheetPages.arrangements(of: widest.groups, style), style) { grid in
      SheetFlow.pageCount(of: widest.parts(around: grid), style)
    }
    // A page for a screen is no wider than what is on it.
    let least = style.contentWidth / 2
    width = style.isPaper ? style.contentWidth : max(least, min(style.contentWidth, grid.width.rounded(.up)))
    blocks = SheetFrame(sheet, style, width: width)
      .blocks(around: grid, images: SheetImages(sheet, mostPixels: mostPixels), density: density)
    places = SheetFlow(blocks.map(\.part), style).places
  }

  /// The cells of each group, with pictures of a case beside and below each other.
  private static func arrangements(of groups: [SheetGroup], _ style: SheetStyle) -> [[[SheetCell]]] {
    let cases = groups.flatMap(\.cases)
    let sizes = groups.map { $0.cases.map(SheetImages.sizes(of:)) }
    let hasNames = cases.contains { $0.pictures.contains { $0.name != nil } }
    let hasMarks = cases.contains { !$0.marks.isEmpty }
    let arePairs = cases.contains { $0.pictures.count > 1 }
    return (arePairs ? [false, true] : [false]).map { isStacked in
      sizes.map { group in
        group.map { SheetCell(sizes: $0, isStacked: isStacked, hasNames: hasNames, hasMarks: hasMarks, style: style) }
      }
    }
  }

  var count: Int { (places.last?.page ?? 0) + 1 }

  /// A page's view, in its size.
  func makeView(of page: Int) -> UIView {
    let placed = zip(blocks, places).filter { $1.page == page }
    let end = placed.last.map { $1.y + $0.part.height } ?? 0
    let height = style.isPaper ? style.height : (end + 2 * style.margin).rounded(.up)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width + 2 * style.margin, height: height))
    view.backgroundColor = .white
    for (block, place) in placed {
      let shown = block.makeView()
      shown.frame.origin = CGPoint(x: style.margin, y: style.margin + place.y)
      view.addSubview(shown)
    }
    if count > 1 { view.addSubview(footer(of: page, height: height)) }
    return view
  }

  private func footer(of page: Int, height: Double) -> UIView {
    let names = "\(sheet.catalogueFile.isolatedOnOneLine)  ·  \(sheet.title.isolatedOnOneLine)"
    let label = SheetText.label(
      "page \(page + 1) of \(count)  ·  \(names)", SheetText.quiet, size: style.captionSize, width: width)
    label.frame.origin = CGPoint(x: style.margin, y: height - style.margin - style.captionHeight)
    return label
  }
}
