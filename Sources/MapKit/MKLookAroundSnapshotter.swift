public import Foundation
public import UIKit

/// A picture of a place from the street: it ends with `MKError.serverFailure`, as there is no server.
@preconcurrency @MainActor
open class MKLookAroundSnapshotter: NSObject {
  /// The options of a picture. Stored.
  @preconcurrency @MainActor
  open class Options: NSObject {
    open var size = CGSize(width: 256, height: 256)
    open var traitCollection = UITraitCollection()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
  }

  /// A picture of a place from the street. None is made.
  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    open var image: UIImage { UIImage() }
  }

  public init(scene: MKLookAroundScene, options: Options) { super.init() }

  open var isLoading: Bool { false }
  open func cancel() {}
  open func getSnapshotWithCompletionHandler(_ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Throws `MKError.serverFailure`.
  open var snapshot: Snapshot { get async throws { throw MKError(.serverFailure) } }
}
