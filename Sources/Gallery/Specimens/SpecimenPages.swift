import Foundation
import HeadlessUIKit
import Snapshots

extension SheetPages {
  /// The whole specimen for printing.
  static func paper(_ specimen: Specimen) -> SheetPages {
    let blocks = SpecimenBlocks(.paper)
    let colors = specimen.swatches.isEmpty ? [] : [blocks.title("Colours")] + specimen.swatches.map(blocks.swatch)
    let styles = specimen.styles.isEmpty ? [] : [blocks.title("Styles")] + specimen.styles.flatMap(blocks.blocks)
    return SheetPages(
      [blocks.title(specimen.title)] + colors + styles, .paper, width: blocks.width,
      name: specimen.title.isolatedOnOneLine)
  }

  /// The colours, for a screen.
  static func palette(_ specimen: Specimen) -> SheetPages {
    screen { blocks in specimen.swatches.map(blocks.swatch) }
  }

  /// A style, for a screen.
  static func style(_ style: Specimen.Style) -> SheetPages {
    screen { blocks in blocks.blocks(of: style) }
  }

  private static func screen(_ makeBlocks: (SpecimenBlocks) -> [SheetBlock]) -> SheetPages {
    let blocks = SpecimenBlocks(.specimen)
    return SheetPages(makeBlocks(blocks), .specimen, width: blocks.width, name: "")
  }
}

extension SheetStyle {
  /// A picture of colours or of a style: as wide as a page in a window, and as high as its contents.
  fileprivate static let specimen = SheetStyle(
    width: 1_040, height: 1_200, isPaper: false, margin: 24, gap: 16, innerGap: 8, titleSize: 24, textSize: 14,
    captionSize: 12, leastCellWidth: 100, leastScale: 1)
}
