public import Foundation

/// A trait of a preview: its size, its orientation, or what changes its content.
public struct PreviewTrait<T: Sendable>: Sendable {
  package let value: T

  package init(_ value: T) { self.value = value }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A screen.
  public static var defaultLayout: PreviewTrait { layout(.screen) }
  /// The size that the content needs.
  public static var sizeThatFitsLayout: PreviewTrait { layout(.sizeThatFits) }
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    layout(.fixed(width: Double(width), height: Double(height)))
  }

  /// A screen in its upright position.
  public static var portrait: PreviewTrait { orientation(isLandscape: false) }
  /// A screen whose left side is at the bottom.
  public static var landscapeLeft: PreviewTrait { orientation(isLandscape: true) }
  /// A screen whose right side is at the bottom.
  public static var landscapeRight: PreviewTrait { orientation(isLandscape: true) }
  /// A screen that is upside down. It looks as in its upright position.
  public static var portraitUpsideDown: PreviewTrait { orientation(isLandscape: false) }

  private static func layout(_ layout: Preview.Layout) -> PreviewTrait {
    PreviewTrait(Preview.ViewTraits(layout: layout))
  }

  private static func orientation(isLandscape: Bool) -> PreviewTrait {
    PreviewTrait(Preview.ViewTraits(isLandscape: isLandscape))
  }
}
