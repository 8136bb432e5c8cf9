// Names are PDFKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The delegate of a view of a document. It is never called.
@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  func pdfViewPerformFind(_ sender: PDFView)
  func pdfViewPerformGo(toPage sender: PDFView)
  func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: NSObject)
}

extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
  public func pdfViewPerformFind(_ sender: PDFView) {}
  public func pdfViewPerformGo(toPage sender: PDFView) {}
  public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: NSObject) {}
}

/// The delegate of a document. It is never called.
public protocol PDFDocumentDelegate: NSObjectProtocol {
  func didMatchString(_ instance: PDFSelection)
  func documentDidEndDocumentFind(_ notification: Notification)
}

extension PDFDocumentDelegate {
  public func didMatchString(_ instance: PDFSelection) {}
  public func documentDidEndDocumentFind(_ notification: Notification) {}
}

/// A part of a document. Stored.
open class PDFSelection: NSObject {
  open var color: UIColor?
  public let document: PDFDocument

  public init(document: PDFDocument) {
    self.document = document
    super.init()
  }

  open var pages: [PDFPage] { [] }
  open var string: String? { nil }
  open var attributedString: NSAttributedString? { nil }
  open func bounds(for page: PDFPage) -> CGRect { .zero }
  open func selectionsByLine() -> [PDFSelection] { [] }
  open func add(_ selection: PDFSelection) {}
}

/// A place in a document. Stored.
open class PDFDestination: NSObject {
  open weak var page: PDFPage?
  public let point: CGPoint
  open var zoom: CGFloat = 1

  public init(page: PDFPage, at point: CGPoint) {
    (self.page, self.point) = (page, point)
    super.init()
  }
}

/// The contents of a document. Stored.
open class PDFOutline: NSObject {
  open var label: String?
  open var destination: PDFDestination?
  open var isOpen = false
  private var children: [PDFOutline] = []
  open private(set) weak var parent: PDFOutline?

  open var numberOfChildren: Int { children.count }
  open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
  open func insertChild(_ child: PDFOutline, at index: Int) {
    child.parent = self
    children.insert(child, at: min(max(index, 0), children.count))
  }
}

/// The boxes of a page, with PDFKit's raw values.
public enum PDFDisplayBox: Int, Sendable {
  case mediaBox = 0
  case cropBox = 1
  case bleedBox = 2
  case trimBox = 3
  case artBox = 4
}

/// Small pictures of pages: nothing is drawn.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  open var thumbnailSize = CGSize(width: 64, height: 64)
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  open var contentInset = UIEdgeInsets.zero
  open var selectedPages: [PDFPage]? { nil }
}

/// The order of small pictures, with PDFKit's raw values.
public enum PDFThumbnailLayoutMode: Int, Sendable {
  case vertical = 0
  case horizontal = 1
}

extension Notification.Name {
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
  public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
  public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
  public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
  public static let PDFViewDisplayModeChanged = Notification.Name("PDFViewDisplayModeChanged")
}
