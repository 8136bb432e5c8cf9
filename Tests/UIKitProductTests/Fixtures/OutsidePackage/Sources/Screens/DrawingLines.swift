import CoreGraphics
import UIKit

/// Drawings by code, one fact per line.
@MainActor
public func drawingLines() -> [String] {
  [pathLine(), bezierLine(), transformLine(), contextLine(), gradientLine(), imageLine(), rendererLine(), badgeLine()]
}

private func pathLine() -> String {
  let path = CGMutablePath()
  path.move(to: .zero)
  path.addLine(to: CGPoint(x: 10, y: 0))
  path.addLines(between: [CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 10)])
  path.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 22, y: 12), control2: CGPoint(x: 28, y: 12))
  path.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 35, y: -10))
  path.addArc(center: CGPoint(x: 50, y: 0), radius: 10, startAngle: .pi, endAngle: 0, clockwise: true)
  path.addRelativeArc(center: CGPoint(x: 50, y: 0), radius: 10, startAngle: 0, delta: .pi / 2)
  path.addArc(tangent1End: CGPoint(x: 80, y: 10), tangent2End: CGPoint(x: 80, y: 40), radius: 5)
  path.closeSubpath()
  path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5), transform: CGAffineTransform(translationX: 100, y: 0))
  path.addRects([CGRect(x: 0, y: 20, width: 5, height: 5)])
  path.addEllipse(in: CGRect(x: 20, y: 20, width: 10, height: 10))
  path.addRoundedRect(in: CGRect(x: 40, y: 20, width: 20, height: 20), cornerWidth: 5, cornerHeight: 4)
  path.addPath(CGPath(rect: CGRect(x: 70, y: 20, width: 5, height: 5), transform: nil))
  var counts: [CGPathElementType: Int] = [:]
  path.applyWithBlock { counts[$0.pointee.type, default: 0] += 1 }
  let whole = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
  let round = CGPath(
    roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 2, cornerHeight: 2, transform: nil)
  var shift = CGAffineTransform(translationX: 5, y: 0)
  let copies = [path.copy(), path.mutableCopy(), whole.copy(using: &shift), round.mutableCopy(using: &shift)]
  let line = whole.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 4)
  let dashes = whole.copy(dashingWithPhase: 0, lengths: [2, 1])
  return "paths: \(counts[.moveToPoint] ?? 0) \(counts[.closeSubpath] ?? 0) \(path.boundingBoxOfPath.maxX) "
    + "\(path.isEmpty) \(path.currentPoint.x) \(copies.compactMap { $0 }.count) \(whole.boundingBox.width) "
    + "\(whole.contains(CGPoint(x: 5, y: 5))) \(path.contains(CGPoint(x: 102, y: 2), using: .evenOdd)) "
    + "\(line.contains(CGPoint(x: 5, y: 5))) \(dashes.isEmpty) \(whole.isRect(nil)) \(whole == round)"
}

private func bezierLine() -> String {
  let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
  let paths = [
    UIBezierPath(), UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect),
    UIBezierPath(roundedRect: rect, cornerRadius: 8),
    UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8)),
    UIBezierPath(arcCenter: CGPoint(x: 30, y: 20), radius: 10, startAngle: 0, endAngle: .pi * 2, clockwise: true),
    UIBezierPath(cgPath: CGPath(rect: rect, transform: nil)),
  ]
  let path = UIBezierPath()
  path.move(to: .zero)
  path.addLine(to: CGPoint(x: 20, y: 0))
  path.addCurve(
    to: CGPoint(x: 20, y: 20), controlPoint1: CGPoint(x: 30, y: 0), controlPoint2: CGPoint(x: 30, y: 20))
  path.addQuadCurve(to: CGPoint(x: 0, y: 20), controlPoint: CGPoint(x: 10, y: 30))
  path.addArc(withCenter: CGPoint(x: 0, y: 10), radius: 10, startAngle: .pi / 2, endAngle: -.pi / 2, clockwise: true)
  path.close()
  path.append(paths[2])
  path.apply(CGAffineTransform(translationX: 5, y: 5))
  path.lineWidth = 2
  path.lineCapStyle = .round
  path.lineJoinStyle = .round
  path.miterLimit = 3
  path.flatness = 1
  path.usesEvenOddFillRule = true
  path.setLineDash([4, 2], count: 2, phase: 0)
  let turned = path.reversing()
  let copy = path.copy() as? UIBezierPath
  path.removeAllPoints()
  return "beziers: \(paths.filter { $0.isEmpty }.count) \(paths.map { $0.bounds.width }.dropFirst().max() ?? 0) "
    + "\(turned.contains(CGPoint(x: 15, y: 10))) \(copy?.lineWidth ?? 0) \(path.isEmpty) \(path.currentPoint)"
}

private func transformLine() -> String {
  let turn = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0).scaledBy(x: 2, y: 2)
  let point = CGPoint(x: 1, y: 0).applying(turn)
  let back = point.applying(turn.inverted())
  let whole = turn.concatenating(turn.inverted())
  return "transforms: \(point.y) \(back.x.rounded()) \(CGAffineTransform.identity.isIdentity) "
    + "\(CGRect(x: 0, y: 0, width: 1, height: 1).applying(CGAffineTransform(scaleX: 2, y: 3)).size) \(whole.a.rounded()) "
    + "\(CGSize(width: 1, height: 1).applying(.identity).width)"
}

@MainActor
private func contextLine() -> String {
  UIGraphicsBeginImageContextWithOptions(CGSize(width: 100, height: 100), false, 2)
  defer { UIGraphicsEndImageContext() }
  guard let context = UIGraphicsGetCurrentContext() else { return "contexts: none" }
  context.saveGState()
  context.setFillColor(UIColor.red.cgColor)
  context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
  context.setStrokeColor(UIColor.blue.cgColor)
  context.setStrokeColor(gray: 0.5, alpha: 1)
  context.setLineWidth(2)
  context.setLineCap(.square)
  context.setLineJoin(.round)
  context.setMiterLimit(5)
  context.setLineDash(phase: 0, lengths: [3, 1])
  context.setAlpha(0.5)
  context.setBlendMode(.multiply)
  context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4)
  context.setShadow(offset: .zero, blur: 0, color: nil)
  context.interpolationQuality = .high
  context.setShouldAntialias(true)
  context.setAllowsAntialiasing(true)
  context.setFlatness(1)
  context.translateBy(x: 10, y: 10)
  context.scaleBy(x: 2, y: 2)
  context.rotate(by: .pi / 4)
  context.concatenate(.identity)
  context.beginPath()
  context.move(to: .zero)
  context.addLine(to: CGPoint(x: 10, y: 0))
  context.addLines(between: [.zero, CGPoint(x: 1, y: 1)])
  context.addCurve(to: CGPoint(x: 5, y: 5), control1: .zero, control2: CGPoint(x: 5, y: 0))
  context.addQuadCurve(to: CGPoint(x: 6, y: 6), control: CGPoint(x: 7, y: 0))
  context.addArc(center: .zero, radius: 3, startAngle: 0, endAngle: 1, clockwise: false)
  context.addArc(tangent1End: CGPoint(x: 9, y: 9), tangent2End: CGPoint(x: 0, y: 9), radius: 1)
  context.closePath()
  context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
  context.addRects([CGRect(x: 3, y: 0, width: 2, height: 2)])
  context.addEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
  context.addPath(CGPath(rect: CGRect(x: 9, y: 9, width: 1, height: 1), transform: nil))
  let hasPath = context.path != nil && !context.isPathEmpty && !context.boundingBoxOfPath.isNull
  context.replacePathWithStrokedPath()
  context.drawPath(using: .eoFillStroke)
  context.fillPath(using: .evenOdd)
  context.strokePath()
  context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
  context.fill([CGRect(x: 0, y: 0, width: 5, height: 5)])
  context.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
  context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
  context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5), width: 3)
  context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
  context.strokeLineSegments(between: [.zero, CGPoint(x: 4, y: 4)])
  context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
  context.beginTransparencyLayer(auxiliaryInfo: nil)
  context.endTransparencyLayer()
  context.restoreGState()
  context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
  context.addEllipse(in: CGRect(x: 0, y: 0, width: 50, height: 50))
  context.clip(using: .evenOdd)
  let clip = context.boundingBoxOfClipPath.width
  context.resetClip()
  UIColor.green.set()
  UIColor.green.setFill()
  UIColor.green.setStroke()
  UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
  UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 5, height: 5), .sourceAtop)
  UIRectFrame(CGRect(x: 0, y: 0, width: 5, height: 5))
  UIRectClip(CGRect(x: 0, y: 0, width: 90, height: 90))
  UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).fill(with: .screen, alpha: 0.5)
  UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).stroke(with: .normal, alpha: 1)
  UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).addClip()
  let image = UIGraphicsGetImageFromCurrentImageContext()
  return "contexts: \(hasPath) \(clip) \(context.ctm.a) \(context.width) "
    + "\(context.convertToDeviceSpace(CGPoint(x: 1, y: 0)).x) \(image?.size.width ?? 0) \(image?.scale ?? 0)"
}

@MainActor
private func gradientLine() -> String {
  let space = CGColorSpaceCreateDeviceRGB()
  let colors = [UIColor.white.cgColor, UIColor.clear.cgColor]
  let parts: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
  guard let gradient = CGGradient(colorsSpace: space, colors: colors as CFArray, locations: [0, 1]),
    let other = CGGradient(colorSpace: space, colorComponents: parts, locations: nil, count: 2)
  else { return "gradients: none" }
  let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
    let context = renderer.cgContext
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 0, y: 40), options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    context.drawRadialGradient(
      other, startCenter: CGPoint(x: 20, y: 20), startRadius: 0, endCenter: CGPoint(x: 20, y: 20), endRadius: 20,
      options: [])
    context.drawConicGradient(other, center: .zero, angle: 0)
  }
  let grey = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])
  let wide = CGColorSpace(name: CGColorSpace.displayP3)
  return "gradients: \(image.size.width) \(grey?.alpha ?? 0) \(wide?.isWideGamutRGB ?? false) \(space.model == .rgb)"
}

@MainActor
private func imageLine() -> String {
  let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
  }
  guard let pixels = dot.cgImage, let part = pixels.cropping(to: CGRect(x: 0, y: 0, width: 2, height: 2)) else {
    return "images: none"
  }
  let turned = UIImage(cgImage: part, scale: 2, orientation: .right)
  let sheet = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { renderer in
    dot.draw(at: .zero)
    dot.draw(at: CGPoint(x: 4, y: 0), blendMode: .normal, alpha: 0.5)
    dot.draw(in: CGRect(x: 0, y: 4, width: 8, height: 8))
    dot.draw(in: CGRect(x: 0, y: 4, width: 8, height: 8), blendMode: .multiply, alpha: 1)
    dot.drawAsPattern(in: CGRect(x: 0, y: 12, width: 20, height: 8))
    renderer.cgContext.draw(pixels, in: CGRect(x: 8, y: 4, width: 4, height: 4))
    renderer.cgContext.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: pixels)
  }
  return "images: \(pixels.width == pixels.height) \(part.height) \(turned.size.width) \(sheet.size.height) "
    + "\(UIImage(cgImage: part).scale) \(pixels.bitsPerComponent) \(pixels.alphaInfo == .premultipliedLast)"
}

@MainActor
private func rendererLine() -> String {
  let format = UIGraphicsImageRendererFormat.preferred()
  format.scale = 3
  format.opaque = true
  format.preferredRange = .standard
  let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 30, height: 30), format: format)
  let image = renderer.image { context in
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10), blendMode: .darken)
    context.stroke(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    UIGraphicsPushContext(context.cgContext)
    "Text".draw(at: .zero, withAttributes: [.foregroundColor: UIColor.white])
    NSAttributedString(string: "Text").draw(in: CGRect(x: 0, y: 0, width: 30, height: 30))
    NSAttributedString(string: "Text").draw(
      with: CGRect(x: 0, y: 0, width: 30, height: 30), options: .usesLineFragmentOrigin, context: nil)
    UIGraphicsPopContext()
  }
  var isDone = false
  renderer.runDrawingActions({ _ in }, completionActions: { isDone = $0.currentImage.size.width == 30 })
  let bitmap = CGContext(
    data: nil, width: 8, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  return "renderers: \(image.scale) \(isDone) \(renderer.allowsImageOutput) \(renderer.format.bounds.width) "
    + "\(bitmap?.makeImage()?.width ?? 0)"
}

/// A view that draws itself, as apps have them.
private final class BadgeView: UIView {
  var drawnRects: [CGRect] = []

  override func draw(_ rect: CGRect) {
    drawnRects.append(rect)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    UIColor.systemRed.setFill()
    UIBezierPath(ovalIn: bounds).fill()
    context.restoreGState()
    ("3" as NSString).draw(in: bounds, withAttributes: [.font: UIFont.systemFont(ofSize: 11)])
  }
}

@MainActor
private func badgeLine() -> String {
  let badge = BadgeView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  let holder = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  holder.addSubview(badge)
  badge.setNeedsDisplay()
  var isDrawn = false
  let image = UIGraphicsImageRenderer(bounds: holder.bounds).image { context in
    holder.layer.render(in: context.cgContext)
    isDrawn = holder.drawHierarchy(in: holder.bounds, afterScreenUpdates: true)
  }
  return "badges: \(badge.drawnRects.count) \(badge.drawnRects.first?.width ?? 0) \(isDrawn) \(image.size.width)"
}
