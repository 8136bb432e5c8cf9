public import Foundation
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// A part of a search that is shown as a capsule before the text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The image before the text.
  public final let icon: UIImage?
  /// The text.
  public final let text: String
  /// The app's own object for the token. The app's own.
  open var representedObject: Any?

  /// Creates a token.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}

/// The view of a token: its icon and its text on a rounded background.
final class SearchTokenView: UIView {
  let token: UISearchToken
  private let icon = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = SearchMetrics.tokenRadius
    layer.cornerCurve = .continuous
    icon.image = token.icon?.withRenderingMode(.alwaysTemplate)
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13)
    icon.tintColor = .white
    icon.contentMode = .scaleAspectFit
    icon.isHidden = token.icon == nil
    label.text = token.text
    label.textColor = .white
    label.font = .systemFont(ofSize: 15)
    addSubview(icon)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var mayHaveContent: Bool { false }

  /// Shows the token in a font, on a colour.
  func show(_ font: UIFont, on color: UIColor) {
    label.font = font.withSize(font.pointSize - 2)
    backgroundColor = color
  }

  private var iconWidth: CGFloat { token.icon == nil ? 0 : icon.intrinsicContentSize.width + SearchMetrics.tokenGap }
  private var labelSize: CGSize { label.intrinsicContentSize }

  /// The size that the token needs.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: iconWidth + labelSize.width + 2 * SearchMetrics.tokenPadding,
      height: max(SearchMetrics.tokenHeight, labelSize.height + 2))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (padding, iconSize) = (SearchMetrics.tokenPadding, icon.intrinsicContentSize)
    let isMirrored = isRightToLeft
    func place(_ rect: CGRect) -> CGRect {
      isMirrored ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
    if token.icon != nil {
      icon.frame = place(
        CGRect(x: padding, y: (bounds.height - iconSize.height) / 2, width: iconSize.width, height: iconSize.height))
    }
    label.frame = place(
      CGRect(
        x: padding + iconWidth, y: (bounds.height - labelSize.height) / 2,
        width: max(0, bounds.width - 2 * padding - iconWidth), height: labelSize.height))
  }
}
