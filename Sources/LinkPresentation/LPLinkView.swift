// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import UIKit
import UIKitPresentation

/// A preview of a link: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class LPLinkView: UIView {
  open var metadata = LPLinkMetadata()

  public convenience init(url URL: URL) {
    self.init(frame: .zero)
    metadata.originalURL = URL
  }

  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    FrameworkView.show("LPLinkView", of: "LinkPresentation", in: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    FrameworkView.show("LPLinkView", of: "LinkPresentation", in: self)
  }
}

/// The facts about a link. Stored.
open class LPLinkMetadata: NSObject {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var remoteVideoURL: URL?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
}

/// Asks for what is known of a link: each request ends with `LPError.metadataFetchFailed`.
open class LPMetadataProvider: NSObject {
  open var timeout: TimeInterval = 30
  open var shouldFetchSubresources = true

  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { completionHandler(nil, LPError(.metadataFetchFailed)) }
  /// Throws `LPError.metadataFetchFailed`.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
  open func cancel() {}
}
