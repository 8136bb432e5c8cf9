import Drawing
import Foundation
import Testing
@_spi(Subclasses) import UIKitValues

/// Layers and shadings, by what Apple's *Quartz 2D Programming Guide* says of them.
@MainActor @Suite struct CGLayerTests {
  /// A layer's origin lies on the point, and nothing is drawn outside of its size.
  @Test func aLayerIsDrawnTwice() throws {
    let commands = drawn { context in
      guard let layer = CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil) else { return }
      layer.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.draw(layer, at: CGPoint(x: 20, y: 0))
      context.draw(layer, in: CGRect(x: 0, y: 50, width: 20, height: 20))
    }
    #expect(commands.filter { $0 == "fill 0 0 4 4 color 0 0 0 1" }.count == 2)
    #expect(commands.contains("begin-transform move 20 0") && commands.contains("begin-transform 2 0 0 2 0 50"))
  }

  @Test func aLayerWithoutAnAreaIsNone() {
    _ = drawn { #expect(CGLayer($0, size: CGSize(width: 0, height: 10), auxiliaryInfo: nil) == nil) }
  }

  /// A function that copies its number makes the gradient from black to white.
  @Test func aShadingIsAGradient() throws {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, number, values in
        for index in 0..<3 { values[index] = number[0] }
        values[3] = 1
      }, releaseInfo: nil)
    let function = try #require(
      CGFunction(info: nil, domainDimension: 1, domain: nil, rangeDimension: 4, range: nil, callbacks: &callbacks))
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let shading = try #require(
      CGShading(
        axialSpace: space, start: .zero, end: CGPoint(x: 10, y: 0), function: function, extendStart: true,
        extendEnd: false))
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(drawn { $0.drawShading(shading) }.count == 1)
    #expect(
      CGShading(
        axialSpace: gray, start: .zero, end: .zero, function: function, extendStart: false, extendEnd: false) == nil)
  }
}
