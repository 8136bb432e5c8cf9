import Drawing
import Foundation
import HeadlessUIKit
import Snapshots

/// Blocks on as many pages as necessary: a single one on a screen, whatever its height.
@MainActor
struct SheetPages {
  private let style: SheetStyle
  /// The width of a page's contents.
  private let width: Double
  /// The text after the page number, at the foot of each of several pages.
  private let name: String
  private let blocks: [SheetBlock]
  private let places: [SheetFlow.Place]
  /// The blocks on each page.
  private let ranges: [Range<Int>]

  init(_ blocks: [SheetBlock], _ style: SheetStyle, width: Double, name: String) {
    (self.blocks, self.style, self.width, self.name) = (blocks, style, width, name)
    places = SheetFlow(blocks.map(\.part), style).places
    ranges = places.enumerated().reduce(into: [0..<0]) { ranges, item in
      let (index, place) = item
      if place.page == ranges.count { ranges.append(index..<index) }
      ranges[place.page] = ranges[place.page].lowerBound..<(index + 1)
    }
  }

  var count: Int { ranges.count }

  /// A page's view at its size.
  func makeView(of page: Int) -> UIView {
    let placed = Array(zip(blocks[ranges[page]], places[ranges[page]]))
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
    let label = SheetText.label(
      "page \(page + 1) of \(count)  ·  \(name)", SheetText.quiet, size: style.captionSize, width: width)
    label.frame.origin = CGPoint(x: style.margin, y: height - style.margin - style.captionHeight)
    return label
  }
}

extension SheetPages {
  /// The pages of a scene's sheet.
  ///
  /// - Parameters:
  ///   - renderer: makes its pictures smaller.
  ///   - density: pixels a point that pictures are shown with; nil: those they have.
  ///   - maxPixels: how many pixels its pictures may have together.
  init(_ sheet: Sheet, _ style: SheetStyle, _ renderer: any Renderer, density: Double?, maxPixels: Int) {
    let widest = SheetFrame(sheet, style, width: style.contentWidth)
    let grid = SheetGrid.fitting(SheetPages.arrangements(of: widest.groups, style), style) { grid in
      SheetFlow.pageCount(of: widest.parts(around: grid), style)
    }
    // A page for a screen is no wider than its contents.
    let least = style.contentWidth / 2
    let width = style.isPaper ? style.contentWidth : max(least, min(style.contentWidth, grid.width.rounded(.up)))
    let blocks = SheetFrame(sheet, style, width: width)
      .blocks(around: grid, images: SheetImages(sheet, renderer, maxPixels: maxPixels), density: density)
    let name = "\(sheet.catalogueFile.isolatedOnOneLine)  ·  \(sheet.title.isolatedOnOneLine)"
    self.init(blocks, style, width: width, name: name)
  }

  /// The cells of each group, with two pictures of a case side by side, and stacked.
  private static func arrangements(of groups: [SheetGroup], _ style: SheetStyle) -> [[[SheetCell]]] {
    let cases = groups.flatMap(\.cases)
    let sizes = groups.map { $0.cases.map(SheetImages.sizes(of:)) }
    let hasNames = cases.contains { $0.pictures.contains { $0.name != nil } }
    let hasFlags = cases.contains { !$0.marks.isEmpty }
    let arePairs = cases.contains { $0.pictures.count > 1 }
    return (arePairs ? [false, true] : [false]).map { isStacked in
      sizes.map { group in
        group.map { SheetCell(sizes: $0, isStacked: isStacked, hasNames: hasNames, hasFlags: hasFlags, style: style) }
      }
    }
  }
}
