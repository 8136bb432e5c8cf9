public import Foundation
public import HeadlessUIKit

extension Typography {
  /// The style with this name in the current configuration; nil if there is none.
  public init?(for textStyle: UIFont.TextStyle, scalingMode: ScalingMode? = nil) {
    guard let style = TypographyKit.fontTextStyles[textStyle.rawValue] else { return nil }
    self = style
    if let scalingMode { self.scalingMode = scalingMode }
  }

  /// The font at the current traits' text size; nil without a name or size, and if no font has the name.
  public func font() -> UIFont? { font(UITraitCollection.current.preferredContentSizeCategory) }

  /// The font at a text size; nil without a name or size, and if no font has the name.
  public func font(_ contentSizeCategory: UIContentSizeCategory) -> UIFont? {
    guard let fontName, let pointSize else { return nil }
    let scaling = TypographyScaling(self, configuration ?? TypographyKit.configuration)
    return scaling.font(FontName(fontName), pointSize: pointSize, at: contentSizeCategory)
  }

  /// The line height of `font()`, in points.
  public func lineHeight() -> CGFloat? { font()?.lineHeight }
}
