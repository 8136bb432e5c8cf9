import UIKit

/// Images that code has drawn, in image views: an avatar cut to a circle, a badge with a hole, a tinted glyph, a snapshot of
/// another view.
final class StampSheet: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    let images = [StampSheet.avatar, StampSheet.badge, StampSheet.faded, StampSheet.snapshot]
    let row = UIStackView(arrangedSubviews: images.map { UIImageView(image: $0) })
    row.spacing = 16
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private static func image(_ side: CGFloat, _ draw: (CGContext, CGRect) -> Void) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(bounds: bounds).image { draw($0.cgContext, bounds) }
  }

  /// Initials on a radial gradient in a circle.
  private static var avatar: UIImage {
    image(60) { context, bounds in
      UIBezierPath(ovalIn: bounds).addClip()
      let colors = [UIColor.systemPink.cgColor, UIColor.systemPurple.cgColor] as CFArray
      guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 20, y: 15), startRadius: 0, endCenter: CGPoint(x: 30, y: 30), endRadius: 34,
        options: .drawsAfterEndLocation)
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 24, weight: .semibold), .foregroundColor: UIColor.white,
      ]
      let size = "AB".size(withAttributes: attributes)
      "AB".draw(at: CGPoint(x: 30 - size.width / 2, y: 30 - size.height / 2), withAttributes: attributes)
    }
  }

  /// A disc from which a cross is cleared.
  private static var badge: UIImage {
    image(44) { context, bounds in
      UIColor.systemGreen.setFill()
      context.fillEllipse(in: bounds)
      context.setBlendMode(.clear)
      context.setLineWidth(5)
      context.setLineCap(.round)
      context.strokeLineSegments(between: [
        CGPoint(x: 14, y: 14), CGPoint(x: 30, y: 30), CGPoint(x: 30, y: 14), CGPoint(x: 14, y: 30),
      ])
    }
  }

  /// Two overlapping squares that fade as one.
  private static var faded: UIImage {
    image(44) { context, bounds in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      UIColor.systemRed.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
      UIColor.systemBlue.setFill()
      context.fill(CGRect(x: 14, y: 14, width: 30, height: 30))
      context.endTransparencyLayer()
    }
  }

  /// The chart, at a fifth of its size.
  private static var snapshot: UIImage {
    let chart = ChartView.week
    chart.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    return UIGraphicsImageRenderer(size: CGSize(width: 90, height: 60)).image { _ in
      chart.drawHierarchy(in: CGRect(x: 0, y: 0, width: 90, height: 60), afterScreenUpdates: true)
    }
  }
}
