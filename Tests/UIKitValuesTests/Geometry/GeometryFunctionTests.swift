import Foundation
import Testing
import UIKitValues

/// Functions of C and archives of geometry, in the text form that UIKit documents (`NSCoder.string(for:)`).
@Suite struct GeometryFunctionTests {
  @Test func functionsAreTheMembers() {
    let rect = CGRectMake(1, 2, 30, 40)
    #expect(rect == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(CGRectGetMaxX(rect) == 31 && CGRectGetMidY(rect) == 22 && CGRectGetWidth(rect) == 30)
    #expect(CGRectInset(rect, 5, 10) == CGRect(x: 6, y: 12, width: 20, height: 20))
    #expect(CGRectContainsPoint(rect, CGPointMake(1, 2)) && !CGRectIsEmpty(rect))
    #expect(CGPointApplyAffineTransform(CGPointMake(1, 2), CGAffineTransformMakeScale(2, 3)) == CGPoint(x: 2, y: 6))
    let moved = CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 2), 1, 1)
    #expect(CGPointApplyAffineTransform(.zero, moved) == CGPoint(x: 2, y: 2))
  }

  @Test func textsAreRead() {
    let insets = UIEdgeInsets(top: 1, left: 2.5, bottom: 3, right: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2.5, 3, 4}")
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2.5, 3, 4}") == insets && NSCoder.uiEdgeInsets(for: "?") == .zero)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: CGRectMake(1, 2, 3, 4))) == CGRectMake(1, 2, 3, 4))
    #expect(NSCoder.string(for: CGRectMake(1, 2.5, 3, 4)) == "{{1, 2.5}, {3, 4}}")
    let transform = CGAffineTransformMake(1, 2, 3, 4, 5, 6)
    #expect(NSCoder.string(for: transform) == "[1, 2, 3, 4, 5, 6]")
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
  }

  @Test func archivesKeepGeometry() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(CGRectMake(1, 2, 3, 4), forKey: "rect")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(CGAffineTransformMakeScale(2, 3), forKey: "transform")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    #expect(reader.decodeCGRect(forKey: "rect") == CGRectMake(1, 2, 3, 4))
    #expect(reader.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(reader.decodeCGAffineTransform(forKey: "transform") == CGAffineTransformMakeScale(2, 3))
    #expect(reader.decodeCGSize(forKey: "none") == .zero)
    #expect(NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).uiEdgeInsetsValue.right == 4)
  }

  @Test func valuesKeepTransforms() {
    let (scale, turn) = (CATransform3DMakeScale(2, 3, 4), CGAffineTransform(rotationAngle: 1))
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: scale).caTransform3DValue, scale))
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    #expect(NSValue(cgPoint: .zero).cgAffineTransformValue == .identity)
  }
}
