import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitValues

/// What an image says of its pixels, by the headers CGImage.h and CGContext.h: the raw values of the orders of bytes, and
/// that the order and the place of opacity are both in `bitmapInfo`.
@MainActor @Suite(.ownEnvironment) struct ImageInformationTests {
  @Test func anImageSaysHowItsBytesAreOrdered() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let image = try #require(context.makeImage())
    #expect(image.bitmapInfo.rawValue == 1 && image.bitmapInfo.intersection(.byteOrderMask).isEmpty)
    #expect(image.bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue == image.alphaInfo.rawValue)
    #expect(image.byteOrderInfo == .orderDefault && image.pixelFormatInfo == .packed)
    #expect(image.decode == nil && image.renderingIntent == .defaultIntent && image.shouldInterpolate)
  }

  @Test func ordersOfBytesHaveTheirBits() {
    #expect(CGImageByteOrderInfo.order32Little.rawValue == CGBitmapInfo.byteOrder32Little.rawValue)
    #expect(CGImageByteOrderInfo.order16Big.rawValue == CGBitmapInfo.byteOrder16Big.rawValue)
    #expect(CGBitmapInfo.byteOrderMask.rawValue == CGImageByteOrderInfo.orderMask.rawValue)
  }
}
