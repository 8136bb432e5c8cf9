import Foundation
import PresentationGeometry
@_spi(Subclasses) import UIKitCore
import UIKitValues

/// The view of an action sheet: a card with texts and buttons, and one with the button that cancels.
///
/// In a popover the cards have no background, and nothing cancels but a touch elsewhere.
final class ActionSheetView: UIView, AlertContentView {
  private weak var controller: UIAlertController?
  private let card = AlertCardView(.actionSheet, radius: ActionSheetGeometry.radius)
  private let cancelCard = AlertCardView(.cancel, radius: ActionSheetGeometry.radius)
  private let scrollView = UIScrollView()
  private let titleLabel = UILabel.alertLabel(AlertLook.headerText)
  private let messageLabel = UILabel.alertLabel(AlertLook.headerText)
  private var buttons: [AlertButton] = []
  private var cancelButton: AlertButton?
  private var lines: [UIView] = []
  /// The room that the sheet was placed in; `nil` in a popover, or if it is shown by itself.
  private var knownRoom: PresentationSpace?

  init(of controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
    isOpaque = false
    titleLabel.accessibilityTraits.insert(.header)
    scrollView.contentInsetAdjustmentBehavior = .never
    for view in [card, cancelCard] { addSubview(view) }
    card.addSubview(scrollView)
    for view in [titleLabel, messageLabel] { scrollView.addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  func reload() {
    guard let controller else { return }
    (titleLabel.text, messageLabel.text) = (controller.title, controller.message)
    for view in lines + (buttons + [cancelButton].compactMap(\.self) as [UIView]) { view.removeFromSuperview() }
    lines = []
    buttons = controller.actions.filter { $0.style != .cancel }.map(AlertButton.init)
    buttons.forEach(scrollView.addSubview)
    cancelButton = controller.actions.first { $0.style == .cancel }.map(AlertButton.init)
    if let cancelButton { cancelCard.addSubview(cancelButton) }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // MARK: Geometry

  func frame(in room: PresentationSpace) -> CGRect {
    knownRoom = room
    setNeedsLayout()
    return geometry(in: room).frame(in: room)
  }

  /// The size in a popover, without the button that cancels; later layouts are for one.
  func sizeInPopover() -> CGSize {
    knownRoom = nil
    return geometry(
      width: ActionSheetGeometry.popoverWidth, height: .greatestFiniteMagnitude, in: ownRoom, cancels: false
    ).size
  }

  private var ownRoom: PresentationSpace {
    PresentationSpace(
      size: bounds.size, safeArea: .zero, isCompactWidth: true, isCompactHeight: false,
      pixel: 1 / max(traitCollection.displayScale, 1))
  }

  private func geometry(in room: PresentationSpace) -> ActionSheetGeometry {
    geometry(
      width: ActionSheetGeometry.width(in: room), height: ActionSheetGeometry.height(in: room), in: room, cancels: true)
  }

  private func geometry(
    width: CGFloat, height: CGFloat, in room: PresentationSpace, cancels: Bool
  ) -> ActionSheetGeometry {
    applyFonts()
    let textWidth = max(0, width - 32)
    func row(_ button: AlertButton) -> CGFloat {
      ActionSheetGeometry.rowHeight(fontSize: fontSize, textHeight: button.titleHeight(width: width))
    }
    return ActionSheetGeometry(
      title: titleLabel.alertText(width: textWidth), message: messageLabel.alertText(width: textWidth),
      rows: buttons.map(row), cancel: cancels ? cancelButton.map(row) : nil, width: width, height: height, in: room,
      textScale: messageLabel.font.pointSize / 13)
  }

  private var fontSize: CGFloat { ActionSheetGeometry.fontSize(bodySize: traitCollection.fontSize(.body)) }

  private func applyFonts() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let hasMessage = controller?.message?.isEmpty == false
    titleLabel.font = traitCollection.alertFont(.footnote, hasMessage ? .semibold : .regular)
    messageLabel.font = traitCollection.alertFont(.footnote, .regular)
    for button in buttons {
      button.setFont(traitCollection.alertFont(.body, size: fontSize, .regular), isLarge: isLarge)
    }
    cancelButton?.setFont(traitCollection.alertFont(.body, size: fontSize, .semibold), isLarge: isLarge)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let isInPopover = knownRoom == nil
    let geometry =
      knownRoom.map(geometry(in:)) ?? geometry(width: bounds.width, height: bounds.height, in: ownRoom, cancels: false)
    card.isPlain = isInPopover
    (card.frame, cancelCard.frame) = (geometry.card, geometry.cancelCard ?? .zero)
    cancelCard.isHidden = geometry.cancelCard == nil
    card.isHidden = geometry.card.height == 0
    cancelButton?.frame = cancelCard.bounds
    scrollView.frame = card.bounds
    scrollView.contentSize = CGSize(width: geometry.card.width, height: geometry.contentHeight)
    for (label, rect) in [(titleLabel, geometry.title), (messageLabel, geometry.message)] {
      label.isHidden = rect == nil
      label.frame = rect ?? .zero
    }
    for (button, rect) in zip(buttons, geometry.buttons) { button.frame = rect }
    placeLines(geometry.lines)
  }

  private func placeLines(_ rects: [CGRect]) {
    while lines.count < rects.count {
      let line = UIView()
      lines.append(line)
      scrollView.addSubview(line)
    }
    for (index, line) in lines.enumerated() {
      line.backgroundColor = AlertLook.line
      line.isHidden = index >= rects.count
      line.frame = line.isHidden ? .zero : rects[index]
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    superview?.setNeedsLayout()
  }
}
