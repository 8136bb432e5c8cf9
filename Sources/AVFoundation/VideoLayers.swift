// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit
@_spi(Subclasses) import UIKitCore

/// A layer for a player's picture: a labelled placeholder, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var pixelBufferAttributes: [String: Any]?
  private lazy var placeholder = LayerPlaceholder("AVPlayerLayer", in: self)

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }

  @_spi(Subclasses) open override var placeholderMessage: String? { placeholder.message }

  open override func layoutSublayers() {
    super.layoutSublayers()
    placeholder.layOut()
  }
}

/// A layer for a camera's picture: a labelled placeholder, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open private(set) var connection: AVCaptureConnection?
  private lazy var placeholder = LayerPlaceholder("AVCaptureVideoPreviewLayer", in: self)

  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  public convenience init(sessionWithNoConnection session: AVCaptureSession) {
    self.init(session: session)
  }

  open var isPreviewing: Bool { false }
  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

  @_spi(Subclasses) open override var placeholderMessage: String? { placeholder.message }

  open override func layoutSublayers() {
    super.layoutSublayers()
    placeholder.layOut()
  }

  /// The point of the layer as a share of it.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    bounds.isEmpty ? .zero : CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }
  open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
    CGPoint(x: captureDevicePointOfInterest.x * bounds.width, y: captureDevicePointOfInterest.y * bounds.height)
  }
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    guard !bounds.isEmpty else { return .zero }
    let (width, height) = (bounds.width, bounds.height)
    return CGRect(
      x: rectInLayerCoordinates.minX / width, y: rectInLayerCoordinates.minY / height,
      width: rectInLayerCoordinates.width / width, height: rectInLayerCoordinates.height / height)
  }
  open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * bounds.width, y: rect.minY * bounds.height, width: rect.width * bounds.width,
      height: rect.height * bounds.height)
  }
  /// `nil`: no object is seen.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}

/// A layer's content in place of pictures that are drawn elsewhere: the class's name in a frame of dashes.
@MainActor
private final class LayerPlaceholder {
  private let name: String
  private unowned let layer: CALayer
  private let dashes = CAShapeLayer()
  private let label = CATextLayer()

  init(_ name: String, in layer: CALayer) {
    (self.name, self.layer) = (name, layer)
    dashes.fillColor = nil
    dashes.lineWidth = 1
    dashes.lineDashPattern = [6, 4]
    label.string = name
    label.fontSize = 12
    label.alignmentMode = .center
    for part in [dashes, label] { layer.insertSublayer(part, at: 0) }
  }

  var message: String { "\(name) is a layer of AVFoundation, and a placeholder stands in." }

  func layOut() {
    let bounds = layer.bounds
    let area = bounds.insetBy(dx: 0.5, dy: 0.5)
    dashes.frame = bounds
    dashes.path = area.width > 0 && area.height > 0 ? UIBezierPath(rect: area).cgPath : nil
    dashes.strokeColor = UIColor.separator.cgColor
    let size = (name as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: label.fontSize)])
    // Where the name has no room, the frame says enough.
    label.isHidden = size.width > bounds.width || size.height > bounds.height
    label.foregroundColor = UIColor.label.cgColor
    label.frame = CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: bounds.width, height: size.height)
  }
}

/// The way in which a picture fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// The rectangle of an aspect ratio within another, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}
