public import AVFoundation
public import CoreLocation
public import UIKit

/// What a change of an asset begins with. None is given.
open class PHContentEditingInput: NSObject {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var creationDate: Date? { nil }
  open var location: CLLocation? { nil }
  open var uniformTypeIdentifier: String? { nil }
  open var adjustmentData: PHAdjustmentData? { nil }
  open var displaySizeImage: UIImage? { nil }
  open var fullSizeImageURL: URL? { nil }
  open var fullSizeImageOrientation: Int32 { 1 }
  open var audiovisualAsset: AVAsset? { nil }
  open var livePhoto: PHLivePhoto? { nil }
}

/// What a change of an asset ends with. Nothing is kept.
open class PHContentEditingOutput: NSObject {
  open var adjustmentData: PHAdjustmentData?
  open var renderedContentURL: URL { FileManager.default.temporaryDirectory }

  public init(contentEditingInput: PHContentEditingInput) { super.init() }
}

/// How an asset was changed. Stored.
open class PHAdjustmentData: NSObject {
  public let formatIdentifier: String
  public let formatVersion: String
  public let data: Data

  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
    super.init()
  }
}

/// The options for what a change begins with. Stored.
open class PHContentEditingInputRequestOptions: NSObject {
  open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}

/// The number of a request for what a change begins with.
public typealias PHContentEditingInputRequestID = Int

extension PHAsset {
  /// Answers with nothing: no asset can be changed.
  @discardableResult
  public func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    completionHandler(nil, [:])
    return 0
  }
  public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}

extension PHAssetChangeRequest {
  public var contentEditingOutput: PHContentEditingOutput? {
    get { nil }
    set {}
  }
}

/// The options for a Live Photo. Stored.
open class PHLivePhotoRequestOptions: NSObject {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var isNetworkAccessAllowed = false
}
