import Foundation
import Testing
import UIKitValues

/// Transforms, whose rotations are computed without the system's library.
@Suite struct CGAffineTransformTests {
  /// Against the system's library, to the last digits: the double next to 2π, by which angles are reduced, is 2.45e-16
  /// less than 2π, which counts once for each full turn.
  @Test func rotationsAreSinesAndCosines() {
    for step in -1_000...1_000 {
      let angle = Double(step) / 37
      let rotation = CGAffineTransform(rotationAngle: angle)
      let precision = 4e-16 + 2.45e-16 * (abs(angle) / (2 * .pi)).rounded(.down)
      #expect(abs(rotation.a - cos(angle)) < precision && abs(rotation.b - sin(angle)) < precision, "\(angle)")
      #expect(rotation.c == -rotation.b && rotation.d == rotation.a)
    }
  }

  @Test func aTransformOfDisplayListsIsTheSame() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CGAffineTransform(transform.affine) == transform)
    #expect(transform.affine.transform(CGPoint(x: 7, y: 8)) == CGPoint(x: 7, y: 8).applying(transform))
  }

  @Test func coloursOfSpacesAreThoseOfSRGB() throws {
    let grey: [CGFloat] = [0.5, 0.25]
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: grey) == CGColor(gray: 0.5, alpha: 0.25))
    let cyan: [CGFloat] = [1, 0, 0, 0.5, 1]
    #expect(
      CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: cyan)
        == CGColor(red: 0, green: 0.5, blue: 0.5, alpha: 1))
    let red: [CGFloat] = [1, 0, 0, 1]
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    #expect(
      CGColor(colorSpace: p3, components: red) == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    #expect(p3.isWideGamutRGB && p3.model == .rgb && p3.numberOfComponents == 3)
    #expect(CGColorSpace(name: "none") == nil)
  }
}
