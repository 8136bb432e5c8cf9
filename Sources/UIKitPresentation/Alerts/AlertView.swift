import Foundation
import PresentationGeometry
@_spi(Subclasses) import UIKitCore
import UIKitText
import UIKitValues

/// The view of an alert: texts, fields and buttons on a card.
final class AlertView: UIView, AlertContentView {
  private weak var controller: UIAlertController?
  private let card = AlertCardView(.alert, radius: AlertGeometry.radius)
  private let scrollView = UIScrollView()
  private let titleLabel = UILabel.alertLabel(.label)
  private let messageLabel = UILabel.alertLabel(.label)
  private let fieldBox = UIView()
  private var fieldLines: [UIView] = []
  private let buttonArea = UIScrollView()
  private var buttons: [AlertButton] = []
  private var lines: [UIView] = []
  /// The room that the alert was placed in; `nil` if it is shown by itself.
  private var knownRoom: PresentationSpace?

  init(of controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    isOpaque = false
    titleLabel.accessibilityTraits.insert(.header)
    for view in [scrollView, buttonArea] { view.contentInsetAdjustmentBehavior = .never }
    addSubview(card)
    card.addSubview(scrollView)
    card.addSubview(buttonArea)
    for view in [titleLabel, messageLabel, fieldBox] { scrollView.addSubview(view) }
    fieldBox.clipsToBounds = true
    fieldBox.layer.cornerRadius = AlertGeometry.fieldRadius
  }

  required init?(coder: NSCoder) {
    nil
  }

  // MARK: Content

  func reload() {
    guard let controller else { return }
    (titleLabel.text, messageLabel.text) = (controller.title, controller.message)
    for view in fieldLines + lines + (buttons as [UIView]) { view.removeFromSuperview() }
    let fields = controller.textFields ?? []
    fieldLines = fields.dropFirst().map { _ in UIView() }
    for view in (fields as [UIView]) + fieldLines where view.superview !== fieldBox { fieldBox.addSubview(view) }
    buttons = orderedActions.map(AlertButton.init)
    buttons.forEach(buttonArea.addSubview)
    lines = []
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// As they were added, with the one that cancels at the end; of two it is first where they are beside each other.
  private var orderedActions: [UIAlertAction] {
    guard let actions = controller?.actions else { return [] }
    return actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
  }

  /// The action whose title stands out.
  private var emphasizedAction: UIAlertAction? {
    controller?.preferredAction ?? controller?.actions.first { $0.style == .cancel }
  }

  // MARK: Geometry

  func frame(in room: PresentationSpace) -> CGRect {
    knownRoom = room
    setNeedsLayout()
    return geometry(in: room).frame(in: room)
  }

  private var isLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  private func geometry(in room: PresentationSpace) -> AlertGeometry {
    applyFonts()
    let width = AlertGeometry.width(isLarge: isLarge) - 2 * AlertGeometry.textInset
    let fieldFont = traitCollection.alertFont(.footnote, .regular)
    return AlertGeometry(
      title: titleLabel.alertText(width: width), message: messageLabel.alertText(width: width),
      fieldCount: controller?.textFields?.count ?? 0, buttons: arrangement, in: room,
      textScale: titleLabel.font.pointSize / 17,
      fieldGrowth: max(0, fieldFont.lineHeight - UIFont.systemFont(ofSize: 13).lineHeight), isLarge: isLarge)
  }

  private func applyFonts() {
    titleLabel.font = traitCollection.alertFont(.headline, .semibold)
    messageLabel.font = traitCollection.alertFont(.footnote, .regular)
    for button in buttons {
      let isEmphasized = button.action === emphasizedAction
      button.setFont(traitCollection.alertFont(.body, isEmphasized ? .semibold : .regular), isLarge: isLarge)
    }
  }

  /// Two short titles are beside each other, except at the accessibility sizes.
  private var arrangement: AlertGeometry.Buttons {
    let width = AlertGeometry.width(isLarge: isLarge)
    func height(_ button: AlertButton, width: CGFloat) -> CGFloat {
      max(AlertGeometry.buttonHeight, button.titleHeight(width: width) + 2 * AlertGeometry.buttonPadding)
    }
    let room = width / 2 - 2 * AlertGeometry.buttonInset
    if buttons.count == 2, !isLarge, buttons.allSatisfy({ $0.titleWidth <= room }) {
      return .sideBySide(height: buttons.map { height($0, width: width / 2) }.max() ?? AlertGeometry.buttonHeight)
    }
    return .stacked(buttons.map { height($0, width: width) })
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let room =
      knownRoom
      ?? PresentationSpace(
        size: bounds.size, safeArea: safeAreaInsets, isCompactWidth: true, isCompactHeight: false,
        pixel: 1 / max(traitCollection.displayScale, 1))
    let geometry = geometry(in: room)
    card.frame = CGRect(
      x: room.nearest((bounds.width - geometry.size.width) / 2),
      y: room.nearest((bounds.height - geometry.size.height) / 2), width: geometry.size.width,
      height: geometry.size.height)
    placeTexts(geometry)
    placeFields(geometry, pixel: room.pixel)
    placeButtons(geometry)
  }

  private func placeTexts(_ geometry: AlertGeometry) {
    let width = geometry.size.width
    scrollView.frame = CGRect(x: 0, y: 0, width: width, height: geometry.visibleContentHeight)
    scrollView.contentSize = CGSize(width: width, height: geometry.contentHeight)
    for (label, rect) in [(titleLabel, geometry.title), (messageLabel, geometry.message)] {
      label.isHidden = rect == nil
      label.frame = rect ?? .zero
    }
  }

  private func placeFields(_ geometry: AlertGeometry, pixel: CGFloat) {
    fieldBox.isHidden = geometry.fieldBox == nil
    fieldBox.frame = geometry.fieldBox ?? .zero
    fieldBox.backgroundColor = AlertLook.field
    fieldBox.layer.borderWidth = pixel
    fieldBox.layer.borderColor = AlertLook.line.resolvedColor(with: traitCollection).cgColor
    let fields = controller?.textFields ?? []
    for (field, rect) in zip(fields, geometry.fields) {
      field.frame = rect.insetBy(dx: AlertGeometry.fieldTextInset, dy: 0)
    }
    for (line, rect) in zip(fieldLines, geometry.fields.dropFirst()) {
      line.backgroundColor = AlertLook.line
      line.frame = CGRect(x: 0, y: rect.minY, width: rect.width, height: pixel)
    }
  }

  private func placeButtons(_ geometry: AlertGeometry) {
    let top = geometry.visibleContentHeight
    let width = geometry.size.width
    buttonArea.frame = CGRect(x: 0, y: top, width: width, height: max(0, geometry.size.height - top))
    buttonArea.contentSize = CGSize(width: width, height: geometry.buttonsHeight)
    let isBeside = buttons.count == 2 && geometry.buttons[0].minY == geometry.buttons[1].minY
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The button that cancels, which is last, comes first where two are beside each other.
    let cancelIsFirst = isBeside && buttons[1].action.style == .cancel
    let rects: [CGRect] = cancelIsFirst != (isBeside && isMirrored) ? geometry.buttons.reversed() : geometry.buttons
    for (button, rect) in zip(buttons, rects) { button.frame = rect }
    while lines.count < geometry.lines.count {
      let line = UIView()
      lines.append(line)
      buttonArea.addSubview(line)
    }
    for (index, line) in lines.enumerated() {
      line.backgroundColor = AlertLook.line
      line.isHidden = index >= geometry.lines.count
      line.frame = line.isHidden ? .zero : geometry.lines[index]
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    superview?.setNeedsLayout()
  }
}
