@_exported public import UIKit

/// Makes thumbnails of files: none is made, and handlers are called at once, with an error.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  public static let shared = QLThumbnailGenerator()

  open func generateBestRepresentation(
    for request: Request, completion: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) { completion(nil, CocoaError(.featureUnsupported)) }
  open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
    throw CocoaError(.featureUnsupported)
  }

  /// A request for a picture.
  open class Request: NSObject, @unchecked Sendable {
    public let size: CGSize
    public let scale: CGFloat
    public let representationTypes: RepresentationTypes
    open var iconMode = false

    public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
      (self.size, self.scale, self.representationTypes) = (size, scale, representationTypes)
    }

    /// The kinds of thumbnails.
    public struct RepresentationTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let icon = RepresentationTypes(rawValue: 1)
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
      public static let thumbnail = RepresentationTypes(rawValue: 4)
      public static let all = RepresentationTypes(rawValue: .max)
    }
  }
}

/// A thumbnail. None is ever made.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  open var uiImage: UIImage { UIImage() }
  open var contentRect: CGRect { .zero }
}
