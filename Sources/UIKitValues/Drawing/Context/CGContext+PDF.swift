public import Foundation

// Contexts that write PDF files, as apps make them for a picture of a SwiftUI view. None is written: to make one is a fault.

extension CGContext {
  /// A fault, and `nil`: no PDF file is written.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    UIKitFaults.unsupported(
      "CGContext(_:mediaBox:_:)", instead: "`galley test --sheet` writes scenes as PDF files.")
    return nil
  }

  /// A fault, and `nil`: no PDF file is written.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    UIKitFaults.unsupported(
      "CGContext(consumer:mediaBox:_:)", instead: "`galley test --sheet` writes scenes as PDF files.")
    return nil
  }

  /// Does nothing, as no file was begun.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {}
  /// Does nothing, as no file was begun.
  public func endPDFPage() {}
  /// Does nothing, as no file was begun.
  public func closePDF() {}
  /// Does nothing, as no file was begun.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
  /// Does nothing, as no file was begun.
  public func endPage() {}
}

/// Receives the bytes of a file that a context writes. None is written.
public final class CGDataConsumer {
  /// The place of a file.
  public init?(url: CFURL) {}
  /// Data in memory.
  public init?(data: CFMutableData) {}
}
