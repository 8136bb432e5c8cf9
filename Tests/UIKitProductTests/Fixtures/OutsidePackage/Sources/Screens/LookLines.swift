import UIKit

/// A card as apps write it: its layer is a gradient, its shadow follows its bounds, its picture is masked.
public final class GradientCard: UIView {
  public override class var layerClass: AnyClass { CAGradientLayer.self }

  private let ring = CAShapeLayer()
  private let avatar = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    if let gradient = layer as? CAGradientLayer {
      gradient.colors = [UIColor.systemTeal.cgColor, UIColor.systemGreen.cgColor]
      gradient.locations = [0, 1]
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
    }
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowRadius = 8
    layer.rasterizationScale = UIScreen.main.scale
    layer.shouldRasterize = true
    ring.fillColor = nil
    ring.strokeColor = UIColor.white.cgColor
    ring.lineWidth = 3
    ring.lineCap = .round
    ring.lineDashPattern = [4, 2]
    ring.strokeEnd = 0.75
    layer.addSublayer(ring)
    addSubview(avatar)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    avatar.frame = CGRect(x: 8, y: 8, width: 32, height: 32)
    let circle = CAShapeLayer()
    circle.path = CGPath(ellipseIn: avatar.bounds, transform: nil)
    avatar.layer.mask = circle
    ring.frame = avatar.frame
    ring.path = CGPath(ellipseIn: ring.bounds, transform: nil)
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: layer.cornerRadius, cornerHeight: layer.cornerRadius, transform: nil)
  }
}

/// The results of layers, transforms and effects, one fact per line.
@MainActor
public func lookLines() -> [String] {
  let card = GradientCard(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
  card.layoutIfNeeded()
  let gradient = card.layer as? CAGradientLayer
  let mask = card.subviews.first?.layer.mask as? CAShapeLayer
  card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).translatedBy(x: 20, y: 0)
  let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  glass.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
  let label = UILabel(frame: glass.contentView.bounds)
  glass.contentView.addSubview(label)
  let text = CATextLayer()
  (text.string, text.fontSize, text.alignmentMode, text.truncationMode) = ("Text", 12, .center, .end)
  text.contentsScale = UIScreen.main.scale
  var turned = CATransform3DIdentity
  turned.m34 = -1 / 500
  turned = CATransform3DRotate(turned, .pi, 0, 0, 1)
  text.transform = turned
  return [
    "cards: \(gradient?.colors?.count ?? 0) \(card.layer.shadowPath?.boundingBox.width ?? 0) "
      + "\(mask?.path?.boundingBox.height ?? 0) \(card.layer.sublayers?.count ?? 0)",
    "transforms: \(card.frame) \(card.center) \(card.bounds.width)",
    "effects: \(glass.contentView.frame.width) \(glass.subviews.count) \(text.affineTransform().a)",
  ]
}
