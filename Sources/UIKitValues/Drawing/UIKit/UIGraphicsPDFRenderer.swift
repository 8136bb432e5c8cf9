public import Foundation

/// The format of the pages of a PDF renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The document's information, by Core Graphics' keys.
  open var documentInfo: [String: Any] = [:]
}

/// The context of a PDF renderer's actions.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The rectangle that a page shows; empty, as no page is drawn.
  open var pdfContextBounds: CGRect { .zero }
  /// Begins a page.
  open func beginPage() {}
  /// Begins a page that shows a rectangle.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
  /// Makes a part of the page a link. Does nothing, as no page is drawn.
  open func setURL(_ url: URL, for rect: CGRect) {}
  /// Names a point of the page. Does nothing, as no page is drawn.
  open func addDestination(withName name: String, at point: CGPoint) {}
  /// Makes a part of the page a link to a named point. Does nothing, as no page is drawn.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

/// PDF files are not written by code: every call is a fault, and its actions are not called.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// A closure that draws to the context.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// The error of every file that would be written.
  public struct NotSupported: Error, CustomStringConvertible {
    public var description: String {
      "UIGraphicsPDFRenderer is not supported yet. `galley test --sheet` writes scenes as PDF files."
    }
  }

  /// Creates a renderer of pages that show a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer of pages that show a rectangle.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

  /// A fault; no data.
  open func pdfData(actions: DrawingActions) -> Data {
    UIKitFaults.unsupported("UIGraphicsPDFRenderer", instead: "`galley test --sheet` writes scenes as PDF files.")
    return Data()
  }

  /// Throws `NotSupported`.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws { throw NotSupported() }
}
