public import Foundation

/// A PDF file for drawing by code. Differs from Core Graphics: it cannot be read, which is a fault.
public final class CGPDFDocument {
  /// Not supported: a fault, and `nil`.
  public init?(_ url: CFURL) {
    CGPDFDocument.refuse()
    return nil
  }

  /// Not supported: a fault, and `nil`.
  public init?(_ provider: CGDataProvider) {
    CGPDFDocument.refuse()
    return nil
  }

  private static func refuse() {
    UIKitFaults.unsupported("CGPDFDocument", instead: "Show the file as a UIImage.")
  }

  /// The number of pages.
  public var numberOfPages: Int { 0 }
  /// A page by its number, from 1.
  public func page(at pageNumber: Int) -> CGPDFPage? { nil }
}

/// The areas of a page.
public enum CGPDFBox: Int32, Sendable {
  /// The boxes of PDF 1.7, 14.11.2.
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page of a PDF file. There is none, as no file is read.
public final class CGPDFPage {
  private init() {}

  /// The page's number, from 1.
  public var pageNumber: Int { 1 }
  /// The clockwise rotation in degrees.
  public var rotationAngle: Int32 { 0 }
  /// An area of the page.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { .zero }
  /// The transform of an area of the page into a rectangle.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform { .identity }
}

extension CGContext {
  /// Has no effect: there are no pages.
  public func drawPDFPage(_ page: CGPDFPage) {}
}
