import Foundation
import ImageIO
import Testing
import UIKit

/// Image I/O's files of images: the formats' first bytes are those of their specifications.
@MainActor @Suite struct ImageSourceTests {
  private var png: Data {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).pngData { context in
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

  @Test func aFileHasAType() throws {
    let source = try #require(CGImageSourceCreateWithData(png as CFData, nil))
    #expect(CGImageSourceGetType(source) == "public.png")
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceGetPrimaryImageIndex(source) == 0)
    let starts: [(String, String)] = [
      ("GIF89a", "com.compuserve.gif"), ("RIFF....WEBP", "org.webmproject.webp"), ("....ftypheic", "public.heic"),
    ]
    for (start, type) in starts {
      #expect(CGImageSourceCreateWithData(Data(start.utf8) as CFData, nil).flatMap { CGImageSourceGetType($0) } == type)
    }
    let text = try #require(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil))
    #expect(CGImageSourceGetType(text) == nil)
    #expect(CGImageSourceGetStatus(text) == .statusInvalidData)
  }

  @Test func aFileThatComesInPartsHasAnImageAtItsEnd() throws {
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    CGImageSourceUpdateData(source, png.prefix(12) as CFData, false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    #expect(CGImageSourceGetCount(source) == 0)
    CGImageSourceUpdateData(source, png as CFData, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) != nil)
  }
}
