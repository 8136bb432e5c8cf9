import Drawing
import Foundation
import HeadlessUIKit
import Raster
import Renderers
import Testing

@testable import ViewRendering

/// Pixels of layers where a header, a formula or arithmetic says what they are.
@MainActor @Suite struct LayerPixelTests {
  /// Draws layers on white, or on nothing.
  private func drawn(
    _ width: CGFloat, _ height: CGFloat, scale: Double = 1, on background: UIColor? = .white,
    _ fill: @escaping @MainActor (UIView) -> Void
  ) throws -> Bitmap {
    let renderer = ViewRenderer()
    let recording = try renderer.layOut(under: card(width: Double(width), height: Double(height))) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
      root.backgroundColor = background
      fill(root)
      return root
    }
    return try renderer.draw(recording.displayList, scale: scale)
  }

  private func add(_ rect: CGRect, _ color: UIColor?, to view: UIView) -> UIView {
    let inner = UIView(frame: rect)
    inner.backgroundColor = color
    view.addSubview(inner)
    return inner
  }

  // MARK: Shadows

  /// Beyond a straight edge a Gaussian shadow falls off as the normal distribution's tail: a half at the edge, 15.87 % at
  /// one standard deviation, 2.28 % at two. `shadowRadius` is the deviation. A box blur repeated three times, and 8 bits,
  /// are off by less than 1.5 % of the full opacity.
  @Test("The standard deviation is the radius", arguments: [1.0, 2, 3], [false, true])
  func deviation(scale: Double, hasPath: Bool) throws {
    let radius = 8.0
    let bitmap = try drawn(160, 160, scale: scale, on: nil) { root in
      let view = self.add(CGRect(x: -100, y: -100, width: 160, height: 360), .white, to: root)
      view.layer.shadowOpacity = 1
      view.layer.shadowOffset = .zero
      view.layer.shadowRadius = radius
      if hasPath { view.layer.shadowPath = CGPath(rect: view.bounds, transform: nil) }
    }
    for (deviations, share) in [(1.0, 0.1587), (2, 0.0228)] {
      // The mean of the pixels at both sides of the place.
      let x = Int((60 + deviations * radius) * scale)
      let mean = Double(bitmap.alpha(x - 1, 80) + bitmap.alpha(x, 80)) / 2 / 255
      #expect(abs(mean - share) < 0.015, "\(deviations) deviations: \(mean)")
    }
  }

  @Test func aShadowOfContentIsThatOfItsShape() throws {
    func drawn(_ inner: CGRect) throws -> Bitmap {
      try self.drawn(60, 60) { root in
        let view = self.add(CGRect(x: 20, y: 20, width: 20, height: 20), .white, to: root)
        view.layer.shadowOpacity = 0.5
        _ = self.add(inner, .white, to: view)
      }
    }
    // A subview that reaches beyond its corners by nothing casts the shadow by its content, the other one by its shape.
    let (shape, content) = (
      try drawn(CGRect(x: 5, y: 5, width: 5, height: 5)), try drawn(CGRect(x: 20, y: 0, width: 0.001, height: 20))
    )
    for y in 0..<60 {
      for x in 0..<60 where !(38...41).contains(x) {
        #expect(abs(shape.gray(x, y) - content.gray(x, y)) <= 2, "\(x) \(y)")
      }
    }
  }

  @Test func aShadowLiesBelowAndOutside() throws {
    let bitmap = try drawn(60, 60) { root in
      let view = self.add(CGRect(x: 20, y: 20, width: 20, height: 20), .red, to: root)
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = 0
      view.layer.shadowOffset = CGSize(width: 6, height: 4)
    }
    #expect(bitmap.channels(30, 30) == [255, 255, 0, 0] && bitmap.channels(44, 42) == [255, 0, 0, 0])
    #expect(bitmap.channels(44, 22) == [255, 255, 255, 255] && bitmap.channels(46, 30) == [255, 255, 255, 255])
  }

  // MARK: Gradients

  /// Colours are not premultiplied: half way from white to transparent black is a half transparent grey, which makes a
  /// light grey of white, and a dark one of black.
  @Test func whiteToClearIsGreyHalfWay() throws {
    for (background, expected) in [(UIColor.white, 191), (.black, 64)] {
      let bitmap = try drawn(8, 101, on: background) { root in
        let layer = CAGradientLayer()
        layer.frame = root.bounds
        layer.colors = [UIColor.white.cgColor, UIColor.clear.cgColor]
        root.layer.addSublayer(layer)
      }
      #expect(abs(bitmap.gray(4, 50) - expected) <= 1, "\(bitmap.gray(4, 50))")
    }
  }

  /// In an oblong layer the places of equal colour run along the other diagonal, as the unit square is stretched.
  @Test func equalColorsLieOnTheOtherDiagonal() throws {
    let bitmap = try drawn(200, 50) { root in
      let layer = CAGradientLayer()
      layer.frame = root.bounds
      layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
      (layer.startPoint, layer.endPoint) = (.zero, CGPoint(x: 1, y: 1))
      root.layer.addSublayer(layer)
    }
    for (x, y) in [(0, 49), (50, 37), (100, 25), (150, 12), (199, 0)] {
      #expect(abs(bitmap.gray(x, y) - 127) <= 3, "\(x) \(y): \(bitmap.gray(x, y))")
    }
    #expect(bitmap.gray(0, 0) <= 2 && bitmap.gray(199, 49) >= 253)
  }

  @Test func aRadialGradientWithoutARadiusIsEmpty() throws {
    let bitmap = try drawn(20, 20) { root in
      let layer = CAGradientLayer()
      layer.frame = root.bounds
      layer.type = .radial
      layer.colors = [UIColor.black.cgColor, UIColor.red.cgColor]
      (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 1))
      root.layer.addSublayer(layer)
    }
    #expect(bitmap.gray(10, 10) == 255 && bitmap.gray(10, 19) == 255)
  }

  // MARK: Masks, shapes, transforms

  @Test func aMaskMultipliesTheOpacity() throws {
    let bitmap = try drawn(40, 20) { root in
      let view = self.add(root.bounds, .black, to: root)
      view.mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.mask?.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    }
    #expect(abs(bitmap.gray(10, 10) - 127) <= 1 && bitmap.gray(30, 10) == 255)
  }

  @Test func halfOfTheWayAroundASquareEndsAtItsThirdCorner() throws {
    let bitmap = try drawn(30, 30) { root in
      let layer = CAShapeLayer()
      layer.path = CGPath(rect: CGRect(x: 5, y: 5, width: 20, height: 20), transform: nil)
      layer.fillColor = nil
      layer.strokeColor = UIColor.black.cgColor
      (layer.lineWidth, layer.strokeEnd) = (2, 0.5)
      root.layer.addSublayer(layer)
    }
    #expect(bitmap.gray(15, 5) == 0 && bitmap.gray(25, 15) == 0)
    #expect(bitmap.gray(15, 25) == 255 && bitmap.gray(5, 15) == 255)
  }

  @Test func aViewTurnedByARightAngleIsThatViewTurned() throws {
    let bitmap = try drawn(40, 40) { root in
      let view = self.add(CGRect(x: 10, y: 15, width: 20, height: 10), .white, to: root)
      _ = self.add(CGRect(x: 0, y: 0, width: 5, height: 10), .black, to: view)
      view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    }
    // Its left end is now its upper one.
    #expect(bitmap.gray(20, 12) == 0 && bitmap.gray(16, 14) == 0 && bitmap.gray(20, 16) == 255)
    #expect(bitmap.gray(12, 20) == 255)
  }

  @Test func aBorderIsOverSublayers() throws {
    let bitmap = try drawn(20, 20) { root in
      let view = self.add(root.bounds, .white, to: root)
      view.layer.borderWidth = 3
      view.layer.borderColor = UIColor.black.cgColor
      _ = self.add(root.bounds, .red, to: view)
    }
    #expect(bitmap.channels(1, 10) == [255, 0, 0, 0] && bitmap.channels(10, 10) == [255, 255, 0, 0])
  }

  @Test func onlyMaskedCornersAreRound() throws {
    let bitmap = try drawn(40, 40) { root in
      let view = self.add(root.bounds, .black, to: root)
      view.layer.cornerRadius = 12
      view.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMaxYCorner]
    }
    #expect(bitmap.gray(0, 0) == 0 && bitmap.gray(39, 39) == 0)
    #expect(bitmap.gray(39, 0) == 255 && bitmap.gray(0, 39) == 255)
  }
}

extension Bitmap {
  fileprivate func alpha(_ x: Int, _ y: Int) -> Int { Int(pixels[y * width + x] >> 24) }

  /// Alpha, red, green, blue.
  fileprivate func channels(_ x: Int, _ y: Int) -> [Int] {
    [24, 16, 8, 0].map { Int(pixels[y * width + x] >> $0 & 255) }
  }

  /// The green channel of an opaque pixel.
  fileprivate func gray(_ x: Int, _ y: Int) -> Int { Int(pixels[y * width + x] >> 8 & 255) }
}
