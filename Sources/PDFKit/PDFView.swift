@_exported public import UIKit
import UIKitPresentation

/// A document: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class PDFView: UIView {
  open var document: PDFDocument?
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var autoScales = false
  open var displaysPageBreaks = true
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.1
  open var maxScaleFactor: CGFloat = 10
  open var pageShadowsEnabled = true
  open weak var delegate: (any PDFViewDelegate)?
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
  open var highlightedSelections: [PDFSelection]?
  open var currentSelection: PDFSelection?
  open var displaysAsBook = false
  open var displaysRTL = false
  open var displayBox = PDFDisplayBox.cropBox
  open var enableDataDetectors = false
  open var isInMarkupMode = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    FrameworkView.show("PDFView", of: "PDFKit", in: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    FrameworkView.show("PDFView", of: "PDFKit", in: self)
  }

  /// 1: pages are not drawn.
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var currentPage: PDFPage? { nil }
  open var canGoToNextPage: Bool { false }
  open var canGoToPreviousPage: Bool { false }
  open func go(to page: PDFPage) {}
  open func go(to rect: CGRect, on page: PDFPage) {}
  open func go(to selection: PDFSelection) {}
  open func go(to destination: PDFDestination) {}
  open var documentView: UIView? { nil }
  open var visiblePages: [PDFPage] { [] }
  open var currentDestination: PDFDestination? { nil }
  open var isUsingPageViewController: Bool { false }
  open var canZoomIn: Bool { false }
  open var canZoomOut: Bool { false }
  open var canGoToFirstPage: Bool { false }
  open var canGoToLastPage: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open func goBack(_ sender: Any?) {}
  open func goForward(_ sender: Any?) {}
  open func zoomIn(_ sender: Any?) {}
  open func zoomOut(_ sender: Any?) {}
  open func clearSelection() { currentSelection = nil }
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
  open func scrollSelectionToVisible(_ sender: Any?) {}
  open func layoutDocumentView() {}
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { nil }
  /// The point itself, as pages are not laid out.
  open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
  open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect }
  open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point }
  open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
  open func goToNextPage(_ sender: Any?) {}
  open func goToPreviousPage(_ sender: Any?) {}
  open func goToFirstPage(_ sender: Any?) {}
  open func goToLastPage(_ sender: Any?) {}
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
}

/// The arrangement of pages, with PDFKit's raw values.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage = 0
  case singlePageContinuous = 1
  case twoUp = 2
  case twoUpContinuous = 3
}

/// The direction in which pages follow each other, with PDFKit's raw values.
public enum PDFDisplayDirection: Int, Sendable {
  case vertical = 0
  case horizontal = 1
}

/// A document: no page is read of it.
open class PDFDocument: NSObject {
  public let documentURL: URL?
  private let data: Data?

  public init?(url: URL) {
    guard FileManager.default.isReadableFile(atPath: url.path) else { return nil }
    (documentURL, data) = (url, nil)
    super.init()
  }

  public init?(data: Data) {
    (documentURL, self.data) = (nil, data)
    super.init()
  }

  open var pageCount: Int { 0 }
  open var string: String? { nil }
  open func page(at index: Int) -> PDFPage? { nil }
  open func index(for page: PDFPage) -> Int { NSNotFound }
  open weak var delegate: (any PDFDocumentDelegate)?
  open var documentAttributes: [AnyHashable: Any]?
  open var outlineRoot: PDFOutline?
  open var isEncrypted: Bool { false }
  open var isLocked: Bool { false }
  open var allowsPrinting: Bool { true }
  open var allowsCopying: Bool { true }
  open func unlock(withPassword password: String) -> Bool { false }
  open func insert(_ page: PDFPage, at index: Int) {}
  open func removePage(at index: Int) {}
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {}
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
  open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {}
  open func cancelFindString() {}
  /// Writes nothing.
  open func write(to url: URL) -> Bool { false }
  /// Writes nothing.
  open func write(toFile path: String) -> Bool { false }
  open func dataRepresentation() -> Data? { data ?? documentURL.flatMap { try? Data(contentsOf: $0) } }
}

/// A page: there is none.
open class PDFPage: NSObject {
  public override init() {
    super.init()
  }

  public convenience init?(image: UIImage) {
    self.init()
  }

  open weak var document: PDFDocument? { nil }
  open var rotation = 0
  open var displaysAnnotations = true
  open var annotations: [PDFAnnotation] { [] }
  open var numberOfCharacters: Int { 0 }
  open var attributedString: NSAttributedString? { nil }
  open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {}
  /// An empty image.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
  open func draw(with box: PDFDisplayBox, to context: CGContext) {}
  open func addAnnotation(_ annotation: PDFAnnotation) {}
  open func removeAnnotation(_ annotation: PDFAnnotation) {}
  open func annotation(at point: CGPoint) -> PDFAnnotation? { nil }
  open func selection(for rect: CGRect) -> PDFSelection? { nil }
  open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
  open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }
  open var label: String? { nil }
  open var string: String? { nil }
}

/// The keys of a file's facts.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
  public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}
