import Foundation
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// A column of a wheel: a few rows around the selected one.
final class WheelColumn: UIView {
  /// Makes the view of a row; `nil` for one that there is not.
  var makeRow: ((Int) -> UIView?)?
  /// The number of the row in the middle.
  var selection = 0
  var rowHeight = WheelGeometry.rowHeight
  /// The value that assistive technologies read.
  var spokenValue: String?
  private var rows: [(geometry: WheelGeometry.Row, view: UIView)] = []
  /// Whether rows have to be made again.
  private var isStale = true

  init() {
    super.init(frame: .zero)
    isOpaque = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Forgets the rows, which are made again in the next layout.
  func reload() {
    isStale = true
    setNeedsLayout()
  }

  private func makeRows() {
    guard isStale else { return }
    isStale = false
    for row in rows { row.view.removeFromSuperview() }
    rows = WheelGeometry.rows(height: rowHeight).compactMap { geometry in
      guard let view = makeRow?(selection + geometry.distance) else { return nil }
      view.alpha = geometry.distance == 0 ? 1 : ControlLook.wheelOpacities[abs(geometry.distance) - 1]
      view.isAccessibilityElement = false
      addSubview(view)
      return (geometry, view)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    makeRows()
    for (geometry, view) in rows {
      let magnification = geometry.distance == 0 ? WheelGeometry.magnification : 1
      view.transform = .identity
      view.bounds = CGRect(x: 0, y: 0, width: bounds.width / magnification, height: rowHeight)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY + geometry.y)
      view.transform = CGAffineTransform(scaleX: magnification, y: magnification * geometry.scale)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    reload()
  }

  override var isStandardAccessibilityElement: Bool { true }
  override var standardAccessibilityValue: String? { spokenValue }
  override var standardAccessibilityTraits: UIAccessibilityTraits { .adjustable }
}

/// A row of text on a wheel.
final class WheelLabel: UILabel {
  init(_ text: LocalizedText, alignment: NSTextAlignment = .center) {
    super.init(frame: .zero)
    font = .systemFont(ofSize: WheelGeometry.fontSize)
    textAlignment = alignment
    localizedText = text
  }

  required init?(coder: NSCoder) { nil }
}
