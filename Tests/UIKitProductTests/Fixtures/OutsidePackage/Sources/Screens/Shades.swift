import CoreGraphics

/// The results with only Core Graphics, one fact per line.
public func shadeLine() -> String {
  let shade = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
  let moved = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(translationX: 10, y: 0))
  return "graphics: \(shade.components?[1] ?? 0) \(moved) \(CGVector(dx: 1, dy: 2).dy)"
}
