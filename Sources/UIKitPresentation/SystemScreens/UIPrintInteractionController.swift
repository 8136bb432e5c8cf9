public import Foundation
public import UIKitCore

// Nothing is printed: these are for the app's code to compile, and their values are stored.

/// A controller for printing. Nothing is printed.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// The closure that is called at the end.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The only controller.
  open class var shared: UIPrintInteractionController { only }
  private static let only = UIPrintInteractionController()
  /// Always `false`: there are no printers.
  open class var isPrintingAvailable: Bool { false }
  /// Always `false`: there are no printers.
  open class func canPrint(_ data: Data) -> Bool { false }
  /// Always `false`: there are no printers.
  open class func canPrint(_ url: URL) -> Bool { false }

  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// The settings of the job.
  open var printInfo: UIPrintInfo?
  /// The printed item.
  open var printingItem: Any?
  /// All that is printed.
  open var printingItems: [Any]?
  /// The formatter of what is printed.
  open var printFormatter: UIPrintFormatter?
  /// The drawing of what is printed.
  open var printPageRenderer: UIPrintPageRenderer?
  /// Whether the number of copies can be chosen.
  open var showsNumberOfCopies = true
  /// Whether the paper can be chosen.
  open var showsPaperSelectionForLoadedPapers = false

  /// Always `false`: nothing is printed. The handler is not called.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { false }
  /// Always `false`: nothing is printed. The handler is not called.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  /// Always `false`: nothing is printed. The handler is not called.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  /// Does nothing: nothing is printed.
  open func dismiss(animated: Bool) {}
}

/// The settings of a job.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// The kinds of output, with UIKit's raw values.
  public enum OutputType: Int, Sendable {
    /// Text and pictures.
    case general = 0
    /// Photos.
    case photo = 1
    /// In shades of grey.
    case grayscale = 2
    /// Photos in shades of grey.
    case photoGrayscale = 3
  }
  /// The directions of the paper, with UIKit's raw values.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case portrait = 0
    /// Across.
    case landscape = 1
  }
  /// The sides that are printed on, with UIKit's raw values.
  public enum Duplex: Int, Sendable {
    /// One.
    case none = 0
    /// Both, turned about the long edge.
    case longEdge = 1
    /// Both, turned about the short edge.
    case shortEdge = 2
  }

  /// The job's name.
  open var jobName = ""
  /// The kind of output.
  open var outputType = OutputType.general
  /// The direction of the paper.
  open var orientation = Orientation.portrait
  /// The sides that are printed on.
  open var duplex = Duplex.none
  /// The printer's identifier.
  open var printerID: String?

  /// Creates the facts about a new job.
  public override init() {
    super.init()
  }

  /// The settings of a new job; a dictionary of another job is not read.
  public convenience init(dictionary: [AnyHashable: Any]?) {
    self.init()
  }

  /// The settings of a new job.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// A formatter of what is printed. Stored.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// The margins around each page's content.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The margins around the content.
  open var contentInsets = UIEdgeInsets.zero
  /// The largest width of the content.
  open var maximumContentWidth: CGFloat = 0
  /// The largest height of the content.
  open var maximumContentHeight: CGFloat = 0
  /// The first page.
  open var startPage = 0
  /// The number of pages; 0.
  open var pageCount: Int { 0 }
}

/// A formatter of plain text. Stored.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont?
  /// The colour.
  open var color: UIColor?
  /// The alignment.
  open var textAlignment = NSTextAlignment.natural

  /// Creates a formatter of a text.
  public init(text: String) {
    self.text = text
    super.init()
  }
  /// Creates a formatter of a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}

/// A formatter of a web page. Stored.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The page.
  open var markupText: String?

  /// Creates a formatter of a page.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

/// The drawing of what is printed. Never called.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  /// The height of each page's header.
  open var headerHeight: CGFloat = 0
  /// The height of each page's footer.
  open var footerHeight: CGFloat = 0
  /// The paper.
  open var paperRect: CGRect { .zero }
  /// The part that can be printed on.
  open var printableRect: CGRect { .zero }
  /// The number of pages; 0.
  open var numberOfPages: Int { 0 }
  /// The formatters.
  open var printFormatters: [UIPrintFormatter]?
  /// Adds a formatter.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// Called before pages are drawn.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
}

/// A formatter of a view's content.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  open private(set) weak var view: UIView?

  /// Creates a formatter of a view.
  init(view: UIView) {
    self.view = view
    super.init()
  }
}

extension UIView {
  /// A formatter of the view's content. Nothing is printed.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}
