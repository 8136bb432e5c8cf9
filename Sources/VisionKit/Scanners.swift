// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import UIKit
import UIKitPresentation
public import Vision

/// The screen that takes pictures of documents: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class VNDocumentCameraViewController: UIViewController {
  open class var isSupported: Bool { false }
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  open override func loadView() {
    view = SystemScreenView("VNDocumentCameraViewController", "Takes pictures of documents.")
  }
}

/// The delegate of the screen. It is never called.
@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// Pictures of a document. None is ever made.
open class VNDocumentCameraScan: NSObject {
  open var pageCount: Int { 0 }
  open var title: String { "" }
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// The screen that reads codes and texts: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class DataScannerViewController: UIViewController {
  open class var isSupported: Bool { false }
  open class var isAvailable: Bool { false }
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  open var isScanning: Bool { false }
  /// No languages: no text is read.
  open class var supportedTextRecognitionLanguages: [String] { [] }
  open var regionOfInterest: CGRect?
  open var zoomFactor = 1.0
  open var minZoomFactor: Double { 1 }
  open var maxZoomFactor: Double { 1 }
  /// What is over the picture; nothing is.
  public let overlayContainerView = UIView()
  /// Throws an error: there is no camera.
  open func capturePhoto() async throws -> UIImage { throw CocoaError(.featureUnsupported) }
  /// Ends at once: nothing is read.
  open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }

  public convenience init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
  ) { self.init(nibName: nil, bundle: nil) }

  open override func loadView() { view = SystemScreenView("DataScannerViewController", "Reads codes and texts.") }
  open func startScanning() throws { throw CocoaError(.featureUnsupported) }
  open func stopScanning() {}

  /// Why nothing is read.
  public enum ScanningUnavailable: Error, Hashable, Sendable {
    case unsupported
    case cameraRestricted
  }

  /// The accuracy of reading.
  public enum QualityLevel: Sendable {
    case balanced
    case fast
    case accurate
  }

  /// The kind of data that is read.
  public struct RecognizedDataType: Hashable, Sendable {
    private let name: String
    public static func text(
      languages: [String] = [], textContentType: TextContentType?
    ) -> RecognizedDataType { .init(name: "text") }
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType { .init(name: "barcode") }
    public static func text(languages: [String] = []) -> RecognizedDataType { .init(name: "text") }
  }
}

extension DataScannerViewController {
  /// The kind of text that is read.
  public enum TextContentType: Hashable, Sendable {
    case URL, currency, dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber,
      telephoneNumber
  }
}

/// Something that was read. None is ever made.
public enum RecognizedItem: Identifiable, Sendable {
  case text(Text)
  case barcode(Barcode)

  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let barcode): barcode.id
    }
  }

  /// A text.
  public struct Text: Identifiable, @unchecked Sendable {
    public let id: UUID
    public let bounds: Bounds
    public let observation: VNRecognizedTextObservation
    public let transcript: String
  }

  /// A barcode.
  public struct Barcode: Identifiable, @unchecked Sendable {
    public let id: UUID
    public let bounds: Bounds
    public let observation: VNBarcodeObservation
    public let payloadStringValue: String?
  }

  public var bounds: Bounds {
    switch self {
    case .text(let text): text.bounds
    case .barcode(let barcode): barcode.bounds
    }
  }

  /// The corners of what was read.
  public struct Bounds: Equatable, Sendable {
    public let topLeft: CGPoint
    public let topRight: CGPoint
    public let bottomRight: CGPoint
    public let bottomLeft: CGPoint
  }
}

/// The delegate of the screen. It is never called.
@preconcurrency @MainActor
public protocol DataScannerViewControllerDelegate: AnyObject {
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
