import UIKit

/// A bar chart that draws itself: a grid, bars with round ends and a gradient, a line through them, values and days.
final class ChartView: UIView {
  struct Bar {
    let day: String
    let value: CGFloat
  }

  private let bars: [Bar]
  private let highest: CGFloat

  init(_ bars: [Bar]) {
    self.bars = bars
    highest = bars.map(\.value).max() ?? 1
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 200) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let plot = plot
    drawGrid(in: plot, context)
    for (index, bar) in bars.enumerated() { draw(bar, in: frame(of: index, in: plot), above: plot.maxY, context) }
    drawLine(in: plot, context)
  }

  // MARK: Places

  private var font: UIFont { .preferredFont(forTextStyle: .caption1) }

  private var plot: CGRect {
    bounds.inset(by: UIEdgeInsets(top: 16 + font.lineHeight, left: 16, bottom: 12 + font.lineHeight, right: 16))
  }

  /// Bars begin at the leading side.
  private func frame(of index: Int, in plot: CGRect) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let step = plot.width / CGFloat(bars.count)
    let place = CGFloat(isMirrored ? bars.count - 1 - index : index)
    let height = plot.height * bars[index].value / highest
    return CGRect(x: plot.minX + place * step + step / 4, y: plot.maxY - height, width: step / 2, height: height)
  }

  // MARK: Parts

  private func drawGrid(in plot: CGRect, _ context: CGContext) {
    context.saveGState()
    UIColor.separator.setStroke()
    context.setLineWidth(1)
    context.setLineDash(phase: 0, lengths: [4, 4])
    for line in 0...4 {
      let y = plot.minY + plot.height * CGFloat(line) / 4
      context.move(to: CGPoint(x: plot.minX, y: y))
      context.addLine(to: CGPoint(x: plot.maxX, y: y))
    }
    context.strokePath()
    context.restoreGState()
  }

  private func draw(_ bar: Bar, in frame: CGRect, above baseline: CGFloat, _ context: CGContext) {
    context.saveGState()
    let shape = UIBezierPath(
      roundedRect: frame, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 6, height: 6))
    shape.addClip()
    let colors = [UIColor.systemTeal.cgColor, UIColor.systemBlue.cgColor] as CFArray
    if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 0, y: plot.minY), end: CGPoint(x: 0, y: plot.maxY), options: [])
    }
    context.restoreGState()
    label(bar.day, .secondaryLabel, centredAt: CGPoint(x: frame.midX, y: baseline + 4))
    label("\(Int(bar.value))", .label, centredAt: CGPoint(x: frame.midX, y: frame.minY - 12 - font.lineHeight))
  }

  private func drawLine(in plot: CGRect, _ context: CGContext) {
    let points = bars.indices.map { index in
      let frame = frame(of: index, in: plot)
      return CGPoint(x: frame.midX, y: frame.minY)
    }
    let path = UIBezierPath()
    for (index, point) in points.enumerated() { index == 0 ? path.move(to: point) : path.addLine(to: point) }
    path.lineWidth = 2
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 2), blur: 4, color: UIColor.black.withAlphaComponent(0.3).cgColor)
    UIColor.systemOrange.setStroke()
    path.stroke()
    context.restoreGState()
    for point in points {
      let dot = UIBezierPath(arcCenter: point, radius: 4, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      UIColor.secondarySystemGroupedBackground.setFill()
      UIColor.systemOrange.setStroke()
      dot.lineWidth = 2
      dot.fill()
      dot.stroke()
    }
  }

  private func label(_ text: String, _ color: UIColor, centredAt place: CGPoint) {
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    let size = text.size(withAttributes: attributes)
    text.draw(at: CGPoint(x: place.x - size.width / 2, y: place.y), withAttributes: attributes)
  }
}

extension ChartView {
  /// The steps of a week, in thousands.
  static var week: ChartView {
    let values: [(String, CGFloat)] = [
      ("Mon", 6), ("Tue", 9), ("Wed", 4), ("Thu", 11), ("Fri", 8), ("Sat", 14), ("Sun", 5),
    ]
    return ChartView(values.map { Bar(day: $0.0, value: $0.1) })
  }

  /// The chart in a margin of the page's colour.
  static var page: UIView {
    let (page, chart) = (UIView(), week)
    page.backgroundColor = .systemGroupedBackground
    chart.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(chart)
    NSLayoutConstraint.activate([
      chart.topAnchor.constraint(equalTo: page.topAnchor, constant: 16),
      chart.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -16),
      chart.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
      chart.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -16),
    ])
    return page
  }
}
