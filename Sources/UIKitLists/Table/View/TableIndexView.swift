import Foundation
import SystemText
@_spi(Subclasses) import UIKitCore

/// The index of a table's sections: a column of short titles at the trailing edge.
final class TableIndexView: UIView {
  private var labels: [UILabel] = []

  /// The titles of the index.
  var titles: [String] = [] {
    didSet { if titles != oldValue { setNeedsLayout() } }
  }

  /// The colour of the titles; `nil` for the tint colour.
  var textColor: UIColor? {
    didSet { showColor() }
  }

  override var mayHaveContent: Bool { false }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  private func showColor() {
    for label in labels where label.textColor != textColor ?? tintColor { label.textColor = textColor ?? tintColor }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pitch = TableMetrics.indexPitch
    let room = Int(min(max(0, bounds.height / pitch), 10_000))
    let texts = SectionIndexEntries(titles, room: room).texts
    while labels.count > texts.count { labels.removeLast().removeFromSuperview() }
    while labels.count < texts.count { labels.append(makeLabel()) }
    showColor()
    let top = (bounds.height - pitch * CGFloat(texts.count)) / 2
    for (row, (label, text)) in zip(labels, texts).enumerated() {
      if label.text != text { label.text = text }
      let y = traitCollection.pixelGrid.nearest(top + pitch * CGFloat(row))
      label.frame = CGRect(x: 0, y: y, width: bounds.width, height: pitch)
    }
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = TableMetrics.indexFont
    label.textAlignment = .center
    label.lineBreakMode = .byClipping
    addSubview(label)
    return label
  }
}
