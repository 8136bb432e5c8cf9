import Foundation
import Testing
import UIKitLists

/// Apple's documentation of `UICollectionViewLayoutAttributes`.
@MainActor @Suite struct LayoutAttributesTests {
  final class Tinted: UICollectionViewLayoutAttributes {
    var tint = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      guard let copy = super.copy(with: zone) as? Tinted else { return self }
      MainActor.assumeIsolated { copy.tint = tint }
      return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Tinted else { return false }
      return super.isEqual(object) && MainActor.assumeIsolated { tint == other.tint }
    }
  }

  private let path = IndexPath(item: 3, section: 2)

  @Test func theySayWhatTheyAreOf() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: path)
    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
    #expect([cell, header, line].map(\.representedElementCategory) == [.cell, .supplementaryView, .decorationView])
    #expect([cell, header, line].map(\.representedElementKind) == [nil, "head", "line"])
    #expect(cell.indexPath == path && cell.alpha == 1 && cell.zIndex == 0 && !cell.isHidden)
    #expect(cell.transform.isIdentity)
  }

  @Test func frameSizeBoundsAndCentreAreOneRectangle() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    attributes.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    attributes.center = CGPoint(x: 5, y: 5)
    #expect(attributes.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    attributes.bounds = CGRect(x: 0, y: 0, width: 20, height: 30)
    #expect(attributes.frame == CGRect(x: -5, y: -10, width: 20, height: 30))
  }

  @Test func withATransformTheFrameIsAroundWhatItMakesOfTheBounds() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(attributes.frame == CGRect(x: -15, y: 10, width: 60, height: 20))
    #expect(attributes.size == CGSize(width: 30, height: 40))
    #expect(CATransform3DIsAffine(attributes.transform3D))
    attributes.transform3D = CATransform3DMakeTranslation(5, 6, 7)
    #expect(attributes.transform == CGAffineTransform(translationX: 5, y: 6))
    attributes.transform3D = CATransform3DIdentity
    #expect(attributes.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func copiesAreEqualOfTheSameClassAndApart() throws {
    let attributes = Tinted(forCellWith: path)
    (attributes.tint, attributes.zIndex) = (4, 5)
    let copy = try #require(attributes.copy() as? Tinted)
    #expect(copy == attributes && copy.tint == 4 && copy.zIndex == 5)
    copy.alpha = 0.5
    #expect(copy != attributes && attributes.alpha == 1)
    let other = try #require(attributes.copy() as? Tinted)
    other.tint = 9
    #expect(other != attributes)
  }

  @Test func anyDifferenceMakesThemUnequal() throws {
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.frame.origin.x = 1 }, { $0.size.width = 2 }, { $0.alpha = 0 }, { $0.zIndex = 1 }, { $0.isHidden = true },
      { $0.indexPath = IndexPath(item: 0, section: 0) }, { $0.transform = CGAffineTransform(rotationAngle: 1) },
    ]
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    for change in changes {
      let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
      #expect(copy.isEqual(attributes))
      change(copy)
      #expect(!copy.isEqual(attributes))
    }
    #expect(attributes != UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: path))
  }

  /// Core Graphics' rules: `concatenating` applies the receiver first, the `…ed` forms apply the new part first.
  @Test func transformsOfThePlane() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let double = CGAffineTransform(scaleX: 2, y: 2)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(move.concatenating(double)) == CGPoint(x: 22, y: 2))
    #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 2))
    #expect(point.applying(double.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 2))
    #expect(point.applying(move).applying(move.inverted()) == point)
    #expect(CGSize(width: 3, height: 4).applying(double) == CGSize(width: 6, height: 8))
    #expect(
      CGRect(x: 0, y: 0, width: 2, height: 4).applying(CGAffineTransform(0, 1, -1, 0, 0, 0))
        == CGRect(x: -4, y: 0, width: 4, height: 2))
  }

  /// Core Animation's rules: rows are multiplied, the combining forms apply the new part first.
  @Test func transformsOfSpace() {
    let move = CATransform3DMakeTranslation(10, 20, 30)
    let moved = CATransform3DScale(move, 2, 3, 4)
    #expect(
      [moved.m11, moved.m22, moved.m33, moved.m41, moved.m42, moved.m43].map(Double.init) == [2, 3, 4, 10, 20, 30])
    let scaled = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 10, 20, 30)
    #expect([scaled.m11, scaled.m41, scaled.m42, scaled.m43].map(Double.init) == [2, 20, 60, 120])
    #expect(CATransform3DConcat(move, CATransform3DIdentity) == move)
    let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.5, 0, 0, 2))
    #expect(turned == CGAffineTransform(rotationAngle: 0.5))
    #expect(CATransform3DRotate(move, 1, 0, 0, 0) == move)
    // A quarter turn about x maps y to z, about y it maps z to x.
    let (aboutX, aboutY) = (CATransform3DMakeRotation(.pi / 2, 1, 0, 0), CATransform3DMakeRotation(.pi / 2, 0, 1, 0))
    #expect(abs(aboutX.m23 - 1) < 1e-12 && abs(aboutX.m32 + 1) < 1e-12)
    #expect(abs(aboutY.m31 - 1) < 1e-12 && abs(aboutY.m13 + 1) < 1e-12)
  }
}
