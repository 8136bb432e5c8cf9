import Foundation
import Testing
import UIKitTestSupport
import UIKitValues

/// Images of bytes: Apple's documentation of `CGImageAlphaInfo` and `CGBitmapInfo` says where a pixel's components are.
@MainActor @Suite(.ownEnvironment) struct CGImageBytesTests {
  private func pixels(
    _ bytes: [UInt8], bits: Int = 32, info: UInt32, space: CFString = CGColorSpace.sRGB, width: Int = 1
  ) throws -> [UInt8]? {
    let image = CGImage(
      width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bytes.count,
      space: try #require(CGColorSpace(name: space)), bitmapInfo: CGBitmapInfo(rawValue: info),
      provider: try #require(CGDataProvider(data: Data(bytes))), decode: nil, shouldInterpolate: false,
      intent: .defaultIntent)
    return image?.dataProvider?.data.map(Array.init)
  }

  /// Red 10, green 20, blue 30.
  @Test func componentsHaveTheirPlaces() throws {
    let little = CGBitmapInfo.byteOrder32Little.rawValue
    let big = CGBitmapInfo.byteOrder32Big.rawValue
    #expect(
      try pixels([10, 20, 30, 255], info: CGImageAlphaInfo.premultipliedLast.rawValue | big) == [10, 20, 30, 255])
    #expect(try pixels([255, 10, 20, 30], info: CGImageAlphaInfo.premultipliedFirst.rawValue) == [10, 20, 30, 255])
    #expect(
      try pixels([30, 20, 10, 255], info: CGImageAlphaInfo.premultipliedFirst.rawValue | little) == [10, 20, 30, 255])
    #expect(try pixels([10, 20, 30, 0], info: CGImageAlphaInfo.noneSkipLast.rawValue) == [10, 20, 30, 255])
    #expect(try pixels([100, 0, 255, 128], info: CGImageAlphaInfo.last.rawValue) == [50, 0, 128, 128])
    #expect(try pixels([10, 20, 30], bits: 24, info: CGImageAlphaInfo.none.rawValue) == [10, 20, 30, 255])
  }

  @Test func bytesThatAreNoImage() throws {
    #expect(try pixels([10, 20, 30, 255], info: CGImageAlphaInfo.last.rawValue, width: 2) == nil)
    #expect(try pixels([10, 20, 30, 255], info: CGImageAlphaInfo.last.rawValue, width: -1) == nil)
    #expect(UIKitFaults.take().isEmpty)
    #expect(try pixels([0, 0, 0, 0, 0, 0, 0, 0], bits: 64, info: CGImageAlphaInfo.last.rawValue) == nil)
    #expect(UIKitFaults.take().count == 1)
  }
}
