public import Foundation
public import UIKitCore

// There are no printers: these are for the app's code to compile.

/// The delegate of printing. It is never called automatically; methods have defaults.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// The controller that shows the options of printing.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// The paper to print on.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  /// Called before the options are shown.
  func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController)
  /// Called after the options were shown.
  func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController)
  /// Called before the options disappear.
  func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController)
  /// Called after the options have disappeared.
  func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController)
  /// Called before something is printed.
  func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController)
  /// Called after something was printed.
  func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList.first ?? UIPrintPaper() }
  public func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {}
  public func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {}
}

/// A sheet of paper.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  /// The size in points; A4.
  open var paperSize: CGSize { CGSize(width: 595, height: 842) }
  /// The part that can be printed on: all of it.
  open var printableRect: CGRect { CGRect(origin: .zero, size: paperSize) }

  /// The paper that fits a page best: the first one.
  open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
    paperList.first ?? UIPrintPaper()
  }
}

/// A printer.
@preconcurrency @MainActor
open class UIPrinter: NSObject {
  /// The printer's address.
  public final let url: URL
  /// The printer's name: its address.
  open var displayName: String { url.absoluteString }

  /// Creates a printer with an address.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Calls the handler with `false`: there are no printers.
  open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// A controller for choosing a printer. None is shown.
@preconcurrency @MainActor
open class UIPrinterPickerController: NSObject {
  /// The chosen printer.
  open private(set) var selectedPrinter: UIPrinter?

  /// Creates a controller.
  public init(initiallySelectedPrinter printer: UIPrinter?) {
    selectedPrinter = printer
    super.init()
  }

  /// Always `false`: nothing is shown. The handler is not called.
  @discardableResult
  open func present(
    animated: Bool, completionHandler completion: ((UIPrinterPickerController, Bool, (any Error)?) -> Void)? = nil
  ) -> Bool { false }
}
