import Drawing
import Foundation
import SystemText
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

extension UITextField {
  // MARK: Size

  /// The height of a line of the field's text with what UIKit adds to it.
  private var lineHeight: CGFloat {
    let line = shownFont.lineHeight
    return isSecureTextEntry ? line.rounded(.up) : traitCollection.pixelGrid.up(line + TextInputMetrics.lineAddition)
  }

  final var contentSize: CGSize {
    CGSize(width: contentWidth, height: contentHeight)
  }

  /// The height: with a rounded border 34 or, for larger fonts, that of a line and the insets. How borders grow with
  /// larger fonts has no source.
  private var contentHeight: CGFloat {
    switch borderStyle {
    case .none: lineHeight
    case .line, .bezel: lineHeight + 2 * borderInset.height
    case .roundedRect: max(TextInputMetrics.roundedHeight, lineHeight + 2 * borderInset.height)
    }
  }

  private var contentWidth: CGFloat {
    var width = textWidth + 2 * borderInset.width
    if showsLeftView { width += sideWidth(of: leftView) }
    if showsRightView {
      width += sideWidth(of: rightView)
    } else if showsClearButton {
      width += clearButtonRoom
    }
    return width
  }

  /// The width of the text in whole points; of the placeholder alone in whole pixels.
  private var textWidth: CGFloat {
    if !content.string.isEmpty, let label = parts.text { return label.naturalWidth.rounded(.up) }
    if let label = parts.placeholder, placeholderContent?.string.isEmpty == false {
      return traitCollection.pixelGrid.up(label.naturalWidth)
    }
    return TextInputMetrics.emptyWidth
  }

  // MARK: Rooms

  /// The space between the border and the text.
  private var borderInset: CGSize {
    switch borderStyle {
    case .none: .zero
    case .line: TextInputMetrics.lineInset
    case .bezel, .roundedRect: TextInputMetrics.roundedInset
    }
  }

  private var showsLeftView: Bool { leftView != nil && leftViewMode.shows(whileEditing: isEditing) }
  private var showsRightView: Bool { rightView != nil && rightViewMode.shows(whileEditing: isEditing) }
  private var showsClearButton: Bool {
    !content.string.isEmpty && clearButtonMode.shows(whileEditing: isEditing) && !showsRightView && isEnabled
  }

  private var clearButtonRoom: CGFloat { TextInputMetrics.clearButtonSide + 2 * TextInputMetrics.clearButtonMargin }

  private func sideWidth(of view: UIView?) -> CGFloat { view.map { size(of: $0).width } ?? 0 }

  /// The room of the text: inside the border, and beside what is shown at both ends.
  final func roomForText(in bounds: CGRect) -> CGRect {
    let inset = borderInset
    var (left, right) = (bounds.minX, bounds.maxX)
    let (start, end) = (isRightToLeft ? rightViewRect : leftViewRect, isRightToLeft ? leftViewRect : rightViewRect)
    if isRightToLeft ? showsRightView : showsLeftView { left = max(left, start(bounds).maxX) }
    if isRightToLeft ? showsLeftView : showsRightView { right = min(right, end(bounds).minX) }
    if showsClearButton {
      let button = clearButtonRect(forBounds: bounds)
      if isRightToLeft { left = max(left, button.maxX) } else { right = min(right, button.minX) }
    }
    left += inset.width
    right -= inset.width
    return CGRect(
      x: left, y: bounds.minY + inset.height, width: max(0, right - left),
      height: max(0, bounds.height - 2 * inset.height))
  }

  final func placeOfClearButton(in bounds: CGRect) -> CGRect {
    let (side, margin) = (TextInputMetrics.clearButtonSide, TextInputMetrics.clearButtonMargin)
    return CGRect(
      x: isRightToLeft ? bounds.minX + margin : bounds.maxX - margin - side, y: bounds.midY - side / 2, width: side,
      height: side)
  }

  /// The place of a view at an end, in its own size, in the middle of the height.
  final func place(of view: UIView?, in bounds: CGRect, isTrailing: Bool) -> CGRect {
    guard let view else { return .zero }
    let size = size(of: view)
    return CGRect(
      x: isTrailing ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The size of a view at an end: as set or, without one, its own.
  private func size(of view: UIView) -> CGSize {
    guard view.bounds.size == .zero else { return view.bounds.size }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting == .zero ? view.sizeThatFits(bounds.size) : fitting
  }

  /// The rectangle of a line of text in its room: on whole points, as one measurement has it.
  final func lineRect(in room: CGRect) -> CGRect {
    let height = shownFont.lineHeight
    let shown = traitCollection.pixelGrid.up(height)
    let y =
      switch contentVerticalAlignment {
      case .top, .fill: room.minY
      case .bottom: room.maxY - shown
      case .center: room.minY + ((room.height - height) / 2 + 0.5).rounded(.down)
      }
    return CGRect(x: room.minX, y: y, width: room.width, height: shown)
  }

  /// The baseline of the text in a field of these bounds.
  final func baseline(in bounds: CGRect) -> CGFloat {
    let line = lineRect(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    return traitCollection.pixelGrid.nearest(line.minY + shownFont.ascender)
  }

  // MARK: Parts

  final func showBorder() {
    let image = isEnabled ? background : disabledBackground ?? background
    if borderStyle != .none || image != nil, parts.border == nil {
      let view = TextFieldBorderView(frame: .zero)
      parts.border = view
      insertSubview(view, at: 0)
    }
    parts.border?.isHidden = borderStyle == .none && image == nil
    parts.border?.show(borderStyle, image: image, isEnabled: isEnabled)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  final func sideDidChange(from old: UIView?) {
    if let old, old !== leftView, old !== rightView, old.superview === self { old.removeFromSuperview() }
    showSides()
  }

  /// Adds the views at both ends that are shown, and removes the others.
  final func showSides() {
    for (view, isShown) in [(leftView, showsLeftView), (rightView, showsRightView)] {
      guard let view else { continue }
      if isShown, view.superview !== self { addSubview(view) }
      if !isShown, view.superview === self { view.removeFromSuperview() }
    }
    if showsClearButton, parts.clearButton == nil {
      let button = TextFieldClearButton(frame: .zero)
      parts.clearButton = button
      addSubview(button)
    }
    parts.clearButton?.isHidden = !showsClearButton
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  final func placeParts() {
    let bounds = bounds
    parts.border?.frame = borderRect(forBounds: bounds)
    if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
    if showsClearButton { parts.clearButton?.frame = clearButtonRect(forBounds: bounds) }
    placeText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    parts.placeholder?.frame = lineRect(in: placeholderRect(forBounds: bounds))
    parts.placeholder?.semanticContentAttribute = semanticContentAttribute
  }

  private func placeText(in room: CGRect) {
    guard let label = parts.text else { return }
    label.semanticContentAttribute = semanticContentAttribute
    label.frame = lineRect(in: room)
    // The end of a text that is edited is where the caret is.
    let overflows = isEditing && label.naturalWidth > room.width
    label.textAlignment = overflows ? (isRightToLeft ? .left : .right) : textAlignment
  }
}

extension UILabel {
  /// The width of the text on one line.
  fileprivate var naturalWidth: CGFloat {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)).width
  }
}

/// The button that removes a field's text.
final class TextFieldClearButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 15), forImageIn: .normal)
    tintColor = .systemGray
    accessibilityLabel = "Clear text"
    addAction(
      UIAction { [weak self] _ in (self?.superview as? UITextField)?.clear() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }
}
