import QuartzCore

/// The results with only Core Animation, one fact per line.
@MainActor
public func layerLine() -> String {
  let (root, inner) = (CALayer(), CALayer())
  root.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
  inner.anchorPoint = CGPoint(x: 0, y: 0)
  inner.position = CGPoint(x: 10, y: 20)
  inner.bounds.size = CGSize(width: 30, height: 5)
  root.insertSublayer(inner, at: 0)
  return "layers: \(inner.frame) \(root.sublayers?.count ?? 0) \(inner.superlayer === root)"
}
