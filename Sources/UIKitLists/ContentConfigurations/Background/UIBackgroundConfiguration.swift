public import Foundation

/// What is behind the content of a cell, header or footer: a colour, a picture, a line around, a view of the app's own.
///
/// Made by a style, then changed: what is set stays whatever state a cell gets into. Differs from UIKit: there are no
/// visual effects and shadows.
public struct UIBackgroundConfiguration {
  let style: BackgroundStyle

  /// A view of the app's own over the colour and the picture.
  public var customView: UIView?
  /// The radius of the background's corners.
  public var cornerRadius: CGFloat
  /// The distances of the background from the edges of its view; negative ones lead outwards.
  public var backgroundInsets: NSDirectionalEdgeInsets
  /// At which edges the view's margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour, before its transformer; nil: the view's tint colour.
  public var backgroundColor: UIColor? {
    get { color.value }
    set { color.value = newValue }
  }
  private var color: StandardUnlessSet<UIColor?>
  /// Makes the colour that is shown; nil: the colour as it is.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A picture over the colour.
  public var image: UIImage?
  /// How the picture fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line around, before its transformer; nil: the view's tint colour.
  public var strokeColor: UIColor?
  /// Makes the line's colour that is shown; nil: the colour as it is.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// How thick the line around is; 0: there is none.
  public var strokeWidth: CGFloat = 0
  /// How far the line is outside of the background's edge; negative: inside.
  public var strokeOutset: CGFloat = 0

  init(_ style: BackgroundStyle) {
    self.style = style
    cornerRadius = style.cornerRadius
    backgroundInsets = style.insets
    color = StandardUnlessSet(style.color(StateMarks()))
  }

  /// The colour that is shown in a view of that tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColorTransformer.resolved(backgroundColor ?? tintColor)
  }

  /// The line's colour that is shown in a view of that tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    strokeColorTransformer.resolved(strokeColor ?? tintColor)
  }

  /// In a selected or highlighted cell the colour marks it, in a pinned header it hides the rows below; what the app has set stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    updated.color.standard = style.color(StateMarks(state))
    return updated
  }
}

extension UIBackgroundConfiguration: Hashable {
  /// Views are told apart by their identity.
  public static func == (left: Self, right: Self) -> Bool {
    left.style == right.style && left.customView === right.customView && left.values == right.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }

  private var values: [AnyHashable] {
    [
      cornerRadius, backgroundInsets, edgesAddingLayoutMarginsToBackgroundInsets.rawValue, backgroundColor,
      backgroundColorTransformer, image, imageContentMode, strokeColor, strokeColorTransformer, strokeWidth,
      strokeOutset,
    ]
  }
}
