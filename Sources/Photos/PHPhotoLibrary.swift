// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import AVFoundation
import UIKit

/// The library of photographs: it may not be used, and each change of it ends with `PHPhotosError.accessUserDenied`.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  open class func shared() -> PHPhotoLibrary { library }
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
  /// Answers no: nobody is asked.
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }

  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  /// Throws `PHPhotosError.accessUserDenied`, and calls no block.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws { throw PHPhotosError(.accessUserDenied) }
  /// Throws `PHPhotosError.accessUserDenied`, and calls no block.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { throw PHPhotosError(.accessUserDenied) }
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// Whether an app may use the library, with its raw values.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

/// The access of an app to the library, with its raw values.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// An observer of changes: it is never called.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library: there is none.
open class PHChange: NSObject {
  open func changeDetails<T: AnyObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

/// A change of what was found: there is none.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var insertedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
  open var hasMoves: Bool { false }
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}

/// A request to add a photograph. It adds nothing.
open class PHAssetChangeRequest: NSObject {
  open class func creationRequestForAsset(from image: UIImage) -> Self { make() }
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
  open class func deleteAssets(_ assets: Any) {}
  open var placeholderForCreatedAsset: PHObject? { nil }
  open var isFavorite = false
  open var isHidden = false
  open var creationDate: Date?
  open var location: CLLocation?
  open func revertAssetContentToOriginal() {}

  private class func make() -> Self { Self.init() }

  public required override init() {
    super.init()
  }
  public convenience init(for asset: PHAsset) {
    self.init()
    (isFavorite, isHidden) = (asset.isFavorite, asset.isHidden)
    (creationDate, location) = (asset.creationDate, asset.location)
  }
}

/// The making of a photograph. Nothing is kept.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> Self { Self.init() }
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}

/// How a part of a photograph is kept. Stored.
open class PHAssetResourceCreationOptions: NSObject {
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false
}

/// The parts of a photograph, with their raw values.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video = 2
  case audio = 3
  case alternatePhoto = 4
  case fullSizePhoto = 5
  case fullSizeVideo = 6
  case adjustmentData = 7
  case adjustmentBasePhoto = 8
  case pairedVideo = 9
}

/// A part of a photograph: there are none.
open class PHAssetResource: NSObject {
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
  open var type: PHAssetResourceType { .photo }
  open var originalFilename: String { "" }
  open var uniformTypeIdentifier: String { "" }
  open var assetLocalIdentifier: String { "" }
}

/// The data of photographs: each request ends with `PHPhotosError.invalidResource`.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let manager = PHAssetResourceManager()

  open class func `default`() -> PHAssetResourceManager { manager }

  @discardableResult open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    completionHandler(PHPhotosError(.invalidResource))
    return 0
  }
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(PHPhotosError(.invalidResource)) }
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
  ) async throws { throw PHPhotosError(.invalidResource) }
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}

/// A request of data.
public typealias PHAssetResourceDataRequestID = Int32

/// The options of a request of data. Stored.
open class PHAssetResourceRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double) -> Void)?
}

/// The making or change of an album. Nothing is kept.
open class PHAssetCollectionChangeRequest: NSObject {
  open class func creationRequestForAssetCollection(withTitle title: String) -> Self { Self.init() }
  open class func deleteAssetCollections(_ assetCollections: Any) {}
  public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
  open var title = ""
  open var placeholderForCreatedAssetCollection: PHObject { PHObject() }
  open func addAssets(_ assets: Any) {}
  open func removeAssets(_ assets: Any) {}

  public required override init() {
    super.init()
  }
}

/// Pictures of photographs: each request ends with no picture.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()

  open class func `default`() -> PHImageManager { manager }

  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }
  @discardableResult open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, nil)
    return PHInvalidImageRequestID
  }
  @discardableResult open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }
  @discardableResult open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AnyObject?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, nil)
    return PHInvalidImageRequestID
  }
  @discardableResult open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }
  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, nil)
    return PHInvalidImageRequestID
  }
  @discardableResult open func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Pictures of photographs, prepared: there are none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  open var allowsCachingHighQualityImages = true

  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}

/// The number of a request for a picture.
public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"

/// The way in which a picture fills its size, with its raw values.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill = 1

  public static let `default` = PHImageContentMode.aspectFit
}

/// The options of a request for pictures. Stored.
open class PHImageRequestOptions: NSObject {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}

/// Versions of pictures, with their raw values.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current = 0
  case unadjusted = 1
  case original = 2
}

/// The quality of delivered pictures, with their raw values.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic = 0
  case highQualityFormat = 1
  case fastFormat = 2
}

/// The scaling of pictures, with their raw values.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none = 0
  case fast = 1
  case exact = 2
}

/// The options of a request for videos. Stored.
open class PHVideoRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  open var version = PHVideoRequestOptionsVersion.current
}

/// The quality of delivered videos, with their raw values.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic = 0
  case highQualityFormat = 1
  case mediumQualityFormat = 2
  case fastFormat = 3
}

/// Versions of videos, with their raw values.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  case current = 0
  case original = 1
}

/// A Live Photo: there is none.
open class PHLivePhoto: NSObject {
  open var size: CGSize { .zero }
}
