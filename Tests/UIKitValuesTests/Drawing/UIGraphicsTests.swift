import Dispatch
import Drawing
import Foundation
import Raster
import Synchronization
import Testing
@_spi(Subclasses) import UIKitValues

/// Contexts of images, UIKit's stack of contexts, and what is drawn without a context at hand.
@MainActor @Suite struct UIGraphicsTests {
  private let square = CGRect(x: 10, y: 10, width: 20, height: 20)

  private func commands(_ image: UIImage?) -> [String] {
    image?.source?.drawing?.list.commands.map(\.description) ?? []
  }

  private func renderer(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
  }

  // MARK: Images

  @Test func anImageIsWhatIsDrawnAtItsScale() {
    let image = renderer(40, 30).image { context in
      UIColor(white: 1, alpha: 1).setFill()
      context.fill(square)
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(image.size == CGSize(width: 40, height: 30) && image.scale == 2)
    #expect(image.cgImage?.width == 80 && image.cgImage?.height == 60)
    #expect(commands(image) == ["fill 10 10 20 20 color 1 1 1 1"])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func equalDrawingsAreEqualImages() {
    func image(_ scale: CGFloat, _ x: CGFloat) -> UIImage {
      renderer(40, 30, scale: scale).image { $0.fill(CGRect(x: x, y: 0, width: 5, height: 5)) }
    }
    #expect(image(2, 1).isEqual(image(2, 1)))
    #expect(!image(2, 1).isEqual(image(3, 1)) && !image(2, 1).isEqual(image(2, 2)))
  }

  @Test func theScreensScaleIsTheDefault() {
    let environment = ViewEnvironment(
      screen: ScreenDevice(
        size: CGSize(width: 10, height: 10), safeAreaInsets: .zero, traits: UITraitCollection(displayScale: 3)))
    environment.atWork(Worker(), environment.traits) {
      #expect(UIGraphicsImageRendererFormat().scale == 3 && UIGraphicsImageRendererFormat.default().scale == 3)
      #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1)).scale == 1)
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 0)
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 3)
      UIGraphicsEndImageContext()
    }
  }

  @Test func anOpaqueImageIsBlack() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 30), true, 1)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(commands(image) == ["fill 0 0 40 30 color 0 0 0 1"])
  }

  @Test func aRendererShowsItsBounds() {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 5, height: 5))
    let image = renderer.image { $0.fill(square) }
    #expect(commands(image) == ["begin-transform move -10 -10", "fill 10 10 20 20 color 0 0 0 1", "end"])
  }

  @Test func anImageCanBeTakenInBetween() {
    UIGraphicsBeginImageContext(CGSize(width: 40, height: 30))
    let context = UIGraphicsGetCurrentContext()
    context?.clip(to: square)
    context?.fill(square)
    let first = UIGraphicsGetImageFromCurrentImageContext()
    context?.fill(square)
    let second = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(commands(first).count == 3 && commands(second).count == 4)
    #expect(first?.scale == 1)
  }

  @Test func aBitmapsContextHasYUpwards() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 40, height: 30, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(context.ctm == .identity && context.width == 40 && context.height == 30)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    let image = try #require(context.makeImage())
    #expect(image.source.drawing?.list.commands.map(\.description) == ["fill 0 25 10 5 color 0 0 0 1"])
    #expect(image.width == 40)
  }

  // MARK: The stack of contexts

  @Test func contextsArePushedAndPopped() {
    let renderer = renderer(9, 9)
    _ = renderer.image { outer in
      _ = renderer.image { inner in
        UIGraphicsPushContext(outer.cgContext)
        #expect(UIGraphicsGetCurrentContext() === outer.cgContext)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() === inner.cgContext)
        UIGraphicsPushContext(outer.cgContext)
      }
      #expect(UIGraphicsGetCurrentContext() === outer.cgContext, "what is left on the stack is removed")
    }
    for _ in 0..<3 { UIGraphicsPopContext() }
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  /// Waits for the thread: a test that is suspended would leave its context to those that run on this thread meanwhile.
  @Test func eachThreadHasItsOwn() {
    UIGraphicsBeginImageContext(CGSize(width: 9, height: 9))
    let isEmpty = Mutex(false)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let context = UIGraphicsGetCurrentContext()
      isEmpty.withLock { $0 = context == nil }
      done.signal()
    }
    done.wait()
    UIGraphicsEndImageContext()
    #expect(isEmpty.withLock { $0 })
  }

  @Test func rectanglesReplaceWhatIsBelow() {
    let image = renderer(40, 40).image { _ in
      UIColor(white: 1, alpha: 1).setFill()
      UIRectFill(square)
      UIColor(white: 1, alpha: 0).setFill()
      UIRectFill(square)
      UIColor(white: 1, alpha: 1).setFill()
      UIRectFrame(square)
    }
    let found = commands(image)
    #expect(found[0] == "begin-group alpha 1" && found[1] == "fill 10 10 20 20 color 1 1 1 1")
    #expect(found[2] == "begin-group alpha 1 blend copy")
    #expect(found[5].hasPrefix("fill outline even-odd move 10 10"))
  }

  // MARK: Images and texts in contexts

  @Test func imagesAreUprightAndCoreGraphicsAreNot() throws {
    let stamp = renderer(4, 4).image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    let image = try #require(stamp.cgImage)
    let name = "\(image.source)"
    let found = drawn { context in
      stamp.draw(at: CGPoint(x: 10, y: 20))
      stamp.draw(in: square, blendMode: .normal, alpha: 0.5)
      context.draw(image, in: square)
    }
    #expect(
      found == [
        "fill 10 20 4 4 image \(name) in 10 20 4 4", "begin-group alpha 0.5",
        "fill 10 10 20 20 image \(name) in 10 10 20 20", "end", "begin-transform 1 0 0 -1 0 40",
        "fill 10 10 20 20 image \(name) in 10 10 20 20", "end",
      ])
    #expect(drawn { _ in stamp.drawAsPattern(in: CGRect(x: 2, y: 0, width: 8, height: 4)) }.count == 5)
  }

  @Test func anImageIsAMask() throws {
    let stamp = renderer(4, 4).image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    let image = try #require(stamp.cgImage)
    let found = drawn { context in
      context.clip(to: square, mask: image)
      context.fill(CGRect(x: 0, y: 0, width: 99, height: 99))
    }
    #expect(found.first?.hasPrefix("begin-mask (") == true)
    #expect(found.first?.contains("begin-transform 1 0 0 -1 0 40; fill 10 10 20 20 image") == true)
  }

  @Test func textIsDrawnWithTheState() {
    let found = content { context in
      context.setAlpha(0.5)
      context.translateBy(x: 10, y: 0)
      NSAttributedString(string: "Text").draw(at: .zero)
      "Text".draw(in: CGRect(x: 0, y: 30, width: 50, height: 20))
    }.commands.map(\.description)
    #expect(found.first == "begin-group alpha 0.5" && found[1] == "begin-transform move 10 0")
    #expect(found.count { $0.hasPrefix("glyphs") } == 2)
  }

  /// In the order of `alphaInfo`, as Apple's documentation of `CGImageAlphaInfo.premultipliedLast` has it.
  @Test func anImagesBytesHaveRedFirst() throws {
    let bitmap = try Bitmap(width: 2, height: 1)
    (bitmap.pixels[0], bitmap.pixels[1]) = (0xFF01_0203, 0x8004_0506)
    let data = try #require(CGImage(ImageSource(bitmap: bitmap)).dataProvider?.data)
    #expect(Array(data) == [1, 2, 3, 0xFF, 4, 5, 6, 0x80])
  }

  @Test func aCroppedImageHasThePartsPixels() throws {
    let bitmap = try Bitmap(width: 4, height: 3)
    for index in bitmap.pixels.indices { bitmap.pixels[index] = UInt32(index) | 0xFF00_0000 }
    let image = CGImage(ImageSource(bitmap: bitmap))
    let part = try #require(image.cropping(to: CGRect(x: 1.5, y: 1, width: 2, height: 9)))
    #expect(part.width == 3 && part.height == 2)
    #expect(part.source.bitmap.pixels.map { $0 & 0xFF } == [5, 6, 7, 9, 10, 11])
    #expect(image.cropping(to: CGRect(x: 9, y: 9, width: 2, height: 2)) == nil)
    #expect(image.cropping(to: .null) == nil)
    #expect(UIImage(cgImage: image, scale: 2, orientation: .right).size == CGSize(width: 1.5, height: 2))
    #expect(try PNG.decode(#require(UIImage(cgImage: image).pngData())).hash == bitmap.hash)
  }

  // MARK: Bad input

  @Test(arguments: [
    CGSize.zero, CGSize(width: -5, height: 5), CGSize(width: CGFloat.nan, height: 5), CGSize(width: 1e6, height: 1e6),
  ])
  func anImageWithoutPixelsOrWithTooManyIsNone(size: CGSize) {
    let before = UIGraphicsGetCurrentContext()
    let faults = ViewEnvironment.faults {
      UIGraphicsBeginImageContext(size)
      #expect(UIGraphicsGetCurrentContext() === before)
    }
    #expect(faults.count == 1 && faults[0].hasPrefix("NSInternalInconsistencyException: UIGraphicsBegin"))
    #expect(UIGraphicsImageRenderer(size: size).image { _ in Issue.record("no context") }.size == .zero)
    #expect(!UIGraphicsImageRenderer(size: size).runDrawingActions { _ in })
  }

  @Test func whatIsNotSupportedSaysSo() {
    let faults = ViewEnvironment.faults {
      _ = UIGraphicsPDFRenderer(bounds: square).pdfData { _ in }
      #expect(throws: UIGraphicsPDFRenderer.NotSupported.self) {
        try UIGraphicsPDFRenderer(bounds: square).writePDF(to: URL(fileURLWithPath: "/none")) { _ in }
      }
      UIGraphicsBeginPDFContextToData(NSMutableData(), square, nil)
      #expect(CGContext(URL(fileURLWithPath: "/none"), mediaBox: nil, nil) == nil)
      #expect(!UIGraphicsBeginPDFContextToFile("/none", square, nil))
      #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
      var memory = 0
      withUnsafeMutablePointer(to: &memory) { memory in
        _ = CGContext(
          data: memory, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: 0)
      }
    }
    #expect(faults.count == 6 && faults.allSatisfy { $0.contains("is not supported yet.") })
  }

  /// An image of an image of an image …: each is known by its own commands, and none is drawn for it.
  @Test func imagesOfImagesAreBounded() {
    var image = renderer(4, 4).image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    for _ in 0..<10_000 { image = renderer(4, 4).image { [image] _ in image.draw(at: .zero) } }
    #expect(commands(image).count == 1)
  }
}

private final class Worker: Sendable {}
