import QuartzCore
import UIKit

/// The looks of apps' cards – shadows, gradients, shapes, effects, symbols, pictures –, one fact per line.
@MainActor
public func cardLines() -> [String] {
  [
    shadowLine(), treeLine(), gradientLayerLine(), shapeLayerLine(), textLayerLine(), effectLine(), symbolLine(),
    pictureLine(),
  ]
}

/// A view whose layer is a gradient.
private final class Banner: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

@MainActor
private func shadowLine() -> String {
  let card = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
  let layer = card.layer
  layer.shadowColor = UIColor.black.cgColor
  layer.shadowOpacity = 0.25
  layer.shadowOffset = CGSize(width: 0, height: 4)
  layer.shadowRadius = 8
  layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 12).cgPath
  layer.cornerRadius = 12
  layer.cornerCurve = .continuous
  layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  layer.maskedCorners.insert([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  layer.borderWidth = 1
  layer.borderColor = UIColor.separator.cgColor
  layer.masksToBounds = false
  layer.shouldRasterize = true
  layer.rasterizationScale = 2
  layer.allowsGroupOpacity = true
  layer.allowsEdgeAntialiasing = true
  layer.drawsAsynchronously = false
  card.clipsToBounds = true
  return "shadow: \(layer.masksToBounds) \(layer.maskedCorners.rawValue) \(layer.cornerCurve == .continuous) "
    + "\(CALayer.cornerCurveExpansionFactor(.circular)) \(layer.shadowPath?.boundingBox.width ?? 0)"
}

@MainActor
private func treeLine() -> String {
  let (root, first, second, third) = (CALayer(), CALayer(), CALayer(), CALayer())
  root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  root.sublayers = [first]
  root.insertSublayer(second, below: first)
  root.insertSublayer(third, above: second)
  root.replaceSublayer(first, with: CALayer())
  third.removeFromSuperlayer()
  second.frame = CGRect(x: 20, y: 30, width: 40, height: 40)
  second.name = "second"
  second.zPosition = 1
  second.opacity = 0.5
  second.isHidden = false
  second.isOpaque = false
  second.contentsScale = 3
  second.contentsGravity = .resizeAspectFill
  second.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 0.5)
  second.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
  second.contents = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }.cgImage
  second.needsDisplayOnBoundsChange = true
  second.isDoubleSided = true
  second.anchorPointZ = 0
  second.transform = CATransform3DMakeScale(2, 2, 1)
  second.setAffineTransform(second.affineTransform().concatenating(CGAffineTransform(rotationAngle: 0)))
  let mask = CALayer()
  mask.frame = second.bounds
  second.mask = mask
  root.setNeedsLayout()
  root.layoutIfNeeded()
  root.setNeedsDisplay()
  let turned = CATransform3DConcat(CATransform3DMakeRotation(.pi, 0, 0, 1), CATransform3DMakeTranslation(1, 0, 0))
  return "layer tree: \(root.sublayers?.count ?? 0) \(second.frame) \(second.convert(CGPoint.zero, to: root)) "
    + "\(root.hitTest(CGPoint(x: 40, y: 50)) === second) \(CATransform3DIsIdentity(turned)) \(CATransform3DIsAffine(turned))"
}

@MainActor
private func gradientLayerLine() -> String {
  let banner = Banner(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  guard let gradient = banner.layer as? CAGradientLayer else { return "gradient layer: none" }
  let plain = CAGradientLayer()
  gradient.colors = [UIColor.systemTeal.cgColor, UIColor.systemIndigo.cgColor]
  gradient.locations = [0, 1]
  gradient.startPoint = CGPoint(x: 0, y: 0)
  gradient.endPoint = CGPoint(x: 1, y: 1)
  gradient.type = .radial
  gradient.type = .conic
  gradient.type = .axial
  return
    "gradient layer: \(gradient.colors?.count ?? 0) \(gradient.bounds.width) \(plain.startPoint) \(plain.endPoint) "
    + "\(plain.type == .axial)"
}

@MainActor
private func shapeLayerLine() -> String {
  let ring = CAShapeLayer()
  let plain = (ring.lineWidth, ring.miterLimit, ring.strokeEnd, ring.strokeColor == nil)
  ring.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
  ring.fillColor = nil
  ring.fillRule = .evenOdd
  ring.fillRule = .nonZero
  ring.strokeColor = UIColor.systemGreen.cgColor
  ring.lineWidth = 6
  ring.lineCap = .round
  ring.lineCap = .square
  ring.lineCap = .butt
  ring.lineJoin = .bevel
  ring.lineJoin = .round
  ring.lineJoin = .miter
  ring.miterLimit = 4
  ring.lineDashPattern = [4, 2]
  ring.lineDashPhase = 1
  ring.strokeStart = 0.25
  ring.strokeEnd = 0.75
  return "shape layer: \(plain) \(ring.path?.boundingBox.width ?? 0) \(ring.lineDashPattern?.count ?? 0)"
}

@MainActor
private func textLayerLine() -> String {
  let text = CATextLayer()
  let plain = (text.fontSize, text.isWrapped, text.alignmentMode == .natural, text.truncationMode == .none)
  text.string = "Sunset at 20:47"
  text.font = UIFont.systemFont(ofSize: 13)
  text.fontSize = 13
  text.foregroundColor = UIColor.label.cgColor
  text.alignmentMode = .center
  text.truncationMode = .end
  text.isWrapped = true
  return "text layer: \(plain) \(text.string as? String ?? "")"
}

@MainActor
private func effectLine() -> String {
  let styles: [UIBlurEffect.Style] = [
    .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
    .systemThickMaterial, .systemChromeMaterial, .systemMaterialLight, .systemMaterialDark,
  ]
  let blur = UIBlurEffect(style: .systemMaterial)
  let view = UIVisualEffectView(effect: blur)
  let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
  view.contentView.addSubview(vibrancy)
  vibrancy.contentView.addSubview(UILabel())
  let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  view.mask = mask
  view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
  return
    "materials: \(Set(styles).count) \(view.effect === blur) \(view.contentView.subviews.count) \(view.mask === mask) "
    + "\(view.transform.isIdentity)"
}

@MainActor
private func symbolLine() -> String {
  let large = UIImage.SymbolConfiguration(pointSize: 30, weight: .semibold, scale: .large)
  let all: [UIImage.SymbolConfiguration] = [
    large, .unspecified, UIImage.SymbolConfiguration(pointSize: 20),
    UIImage.SymbolConfiguration(pointSize: 20, weight: .bold),
    UIImage.SymbolConfiguration(scale: .small), UIImage.SymbolConfiguration(weight: .light),
    UIImage.SymbolConfiguration(textStyle: .headline), UIImage.SymbolConfiguration(textStyle: .body, scale: .medium),
    UIImage.SymbolConfiguration(font: .systemFont(ofSize: 15)),
    UIImage.SymbolConfiguration(font: .systemFont(ofSize: 15), scale: .large),
    UIImage.SymbolConfiguration(hierarchicalColor: .systemRed),
    UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemBlue]), .preferringMulticolor(),
    .preferringMonochrome(),
  ]
  let bell = UIImage(systemName: "bell.fill", withConfiguration: large)
  let star = UIImage(systemName: "star")?.applyingSymbolConfiguration(large)?.withTintColor(
    .systemYellow, renderingMode: .alwaysOriginal)
  let trash = UIImage(systemName: "trash", compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
  let moved = trash?.withConfiguration(large).withBaselineOffset(fromBottom: 3)
  let view = UIImageView(image: bell)
  view.preferredSymbolConfiguration = large
  view.tintColor = .systemOrange
  let button = UIButton(type: .system)
  button.setImage(star, for: .normal)
  button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
  let attachment = NSTextAttachment()
  attachment.image = UIImage(systemName: "heart.fill")
  let text = NSMutableAttributedString(attachment: attachment)
  text.append(NSAttributedString(string: " 12"))
  let same = large.isEqual(to: UIImage.SymbolConfiguration(pointSize: 30, weight: .semibold, scale: .large))
  let less = large.configurationWithoutScale().configurationWithoutWeight().configurationWithoutPointSizeAndWeight()
  let mixed = large.applying(UIImage.SymbolConfiguration(paletteColors: [.label])).configurationWithoutTextStyle()
  return "symbols: \(all.count) \(bell?.isSymbolImage ?? false) \(star?.renderingMode == .alwaysOriginal) "
    + "\(star?.symbolConfiguration == large) \(trash?.configuration != nil) \(moved?.baselineOffsetFromBottom ?? 0) "
    + "\(moved?.imageWithoutBaseline().baselineOffsetFromBottom == nil) \(same) \(less == mixed) "
    + "\(UIImage.SymbolWeight.bold.fontWeight() == .bold) \(text.length) \(UIImage(systemName: "") == nil)"
}

@MainActor
private func pictureLine() -> String {
  let size = CGSize(width: 12, height: 8)
  let format = UIGraphicsImageRendererFormat()
  format.scale = 2
  format.opaque = true
  let plain = UIGraphicsImageRenderer(size: size, format: format).image { context in
    UIColor.systemPink.setFill()
    context.fill(CGRect(origin: .zero, size: size))
  }
  let template = plain.withRenderingMode(.alwaysTemplate).withTintColor(.systemBlue)
  let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  let sliced = plain.resizableImage(withCapInsets: insets, resizingMode: .tile)
  let capped = plain.stretchableImage(withLeftCapWidth: 5, topCapHeight: 3)
  let aligned = plain.withAlignmentRectInsets(insets)
  let flipped = plain.imageFlippedForRightToLeftLayoutDirection()
  let mirrored = plain.withHorizontallyFlippedOrientation()
  UIColor.register(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1), named: "Sea")
  let color = UIColor(named: "Sea", in: nil, compatibleWith: nil)
  let nothing = try? UIImage.registerAssets(at: URL(fileURLWithPath: "/a/folder/that/is/missing"))
  let data = plain.pngData().flatMap { UIImage(data: $0, scale: 2) }
  return
    "pictures: \(plain.size) \(plain.scale) \(template.renderingMode == .alwaysTemplate) \(sliced.capInsets == insets) "
    + "\(sliced.resizingMode == .tile) \(capped.capInsets.left) \(aligned.alignmentRectInsets == insets) "
    + "\(flipped.flipsForRightToLeftLayoutDirection) \(mirrored.imageOrientation == .upMirrored) \(color != nil) \(nothing == nil) "
    + "\(data?.size == size) \(UIImage(contentsOfFile: "/missing.png") == nil) \(NSDataAsset(name: "missing") == nil)"
}
