package import Drawing
package import Foundation

/// A symbol at a size: an outline in an image's box, with the places that it is aligned by.
package struct Symbol: Sendable, Equatable {
  /// The drawing of a symbol.
  package enum Drawing: Sendable, Equatable {
    /// A drawing of the symbol.
    case own
    /// The drawing of a simpler symbol, by its name.
    case simpler(String)
    /// A box: no drawing stands for the symbol.
    case box
  }

  package let name: String
  package let drawing: Drawing
  /// Whether strokes of another weight were made from those of regular.
  package let isEmboldened: Bool
  /// In points from the upper left corner of the image, y downwards.
  package let outline: Outline
  package let box: SymbolBox
  /// Whether it points the other way where the layout runs from right to left.
  package let followsLayoutDirection: Bool
}

extension Symbol {
  /// The size of its image in points.
  package var size: CGSize { CGSize(width: box.width, height: box.height) }

  /// The outline in another rectangle.
  package func outline(filling rect: CGRect) -> Outline {
    let (across, down) = (rect.width / box.width, rect.height / box.height)
    return outline.mapped { CGPoint(x: rect.minX + $0.x * across, y: rect.minY + $0.y * down) }
  }
}
