import CoreGraphics
import QuartzCore
import Screens
import Testing

@Suite struct GeometryTests {
  @Test func aRectangleIsTransformed() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(scaleX: 2, y: 2))
    #expect("\(rect)" == "(0.0, 0.0, 20.0, 40.0)")
  }
}
