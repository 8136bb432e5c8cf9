public import Foundation

/// The background of a cell, header or footer: a colour, an image, a stroke, a view of the app's.
///
/// Created from a style, then changed: a value that the app has set stays in every state. Differs from UIKit: there are
/// no visual effects or shadows.
public struct UIBackgroundConfiguration {
  let style: BackgroundStyle

  /// A view of the app's in front of the colour and the image.
  public var customView: UIView?
  /// The radius of the background's corners.
  public var cornerRadius: CGFloat
  /// The distances of the background from its view's edges; negative ones extend it outwards.
  public var backgroundInsets: NSDirectionalEdgeInsets
  /// The edges at which the view's margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour before its transformer; `nil` for the view's tint colour.
  public var backgroundColor: UIColor? {
    get { color.value }
    set { color.value = newValue }
  }
  private var color: Overridable<UIColor?>
  /// The transformer of the colour; `nil` to show the colour as it is.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An image in front of the colour.
  public var image: UIImage?
  /// The content mode of the image.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The shadow. Stored; it is not drawn.
  public var shadowProperties = UIShadowProperties()
  /// The stroke colour before its transformer; `nil` for the view's tint colour.
  public var strokeColor: UIColor?
  /// An effect behind the content. Stored; it is not drawn.
  public var visualEffect: UIVisualEffect?
  /// The transformer of the stroke colour; `nil` to show the colour as it is.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside the background's edge; negative values put it inside.
  public var strokeOutset: CGFloat = 0

  init(_ style: BackgroundStyle) {
    self.style = style
    cornerRadius = style.cornerRadius
    backgroundInsets = style.insets
    color = Overridable(style.color(StateFlags()))
  }

  /// Sets the colour that is shown unless the app has set one.
  mutating func setStandardColor(_ color: UIColor) {
    self.color.standard = color
  }

  /// The displayed colour in a view with the given tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColorTransformer.resolved(backgroundColor ?? tintColor)
  }

  /// The displayed stroke colour in a view with the given tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    strokeColorTransformer.resolved(strokeColor ?? tintColor)
  }

  /// The configuration for a state: the colour marks a selected or highlighted cell, and lets a pinned header hide the
  /// rows below it. Values that the app has set stay.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    updated.color.standard = style.color(StateFlags(state))
    return updated
  }
}

extension UIBackgroundConfiguration: Hashable {
  /// Custom views are compared by identity.
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

/// The shadow of a background.
public struct UIShadowProperties: Hashable {
  /// The colour.
  public var color = UIColor.black
  /// The opacity; 0 for no shadow.
  public var opacity: CGFloat = 0
  /// The radius of the blur, in points.
  public var radius: CGFloat = 3
  /// The offset, in points.
  public var offset = CGSize(width: 0, height: -3)
  /// The path; the background's own if `nil`.
  public var path: UIBezierPath?
}
