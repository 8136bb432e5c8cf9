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

  public override init(frame: CGRect) {
    super.init(frame: frame)
    FrameworkView.show("PDFView", of: "PDFKit", in: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    FrameworkView.show("PDFView", of: "PDFKit", in: self)
  }

  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var currentPage: PDFPage? { nil }
  open var canGoToNextPage: Bool { false }
  open var canGoToPreviousPage: Bool { false }
  open func go(to page: PDFPage) {}
  open func goToNextPage(_ sender: Any?) {}
  open func goToPreviousPage(_ sender: Any?) {}
  open func goToFirstPage(_ sender: Any?) {}
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
  open func dataRepresentation() -> Data? { data ?? documentURL.flatMap { try? Data(contentsOf: $0) } }
}

/// A page: there is none.
open class PDFPage: NSObject {
  open var label: String? { nil }
  open var string: String? { nil }
}
