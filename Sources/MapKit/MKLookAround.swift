public import CoreLocation
public import Foundation
public import UIKit
import UIKitPresentation

/// A place seen from the street. None is ever found.
@preconcurrency @MainActor
open class MKLookAroundScene: NSObject {}

/// Asks for a place seen from the street: there is none, as there is no network.
@preconcurrency @MainActor
open class MKLookAroundSceneRequest: NSObject {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The place's item; nil for a coordinate.
  public let mapItem: MKMapItem?
  /// Whether the request was cancelled.
  public private(set) var isCancelled = false
  /// Whether the request is on its way.
  public var isLoading: Bool { false }

  /// Asks for a coordinate.
  public init(coordinate: CLLocationCoordinate2D) { (self.coordinate, mapItem) = (coordinate, nil) }

  /// Asks for an item's place.
  public init(mapItem: MKMapItem) { (coordinate, self.mapItem) = (mapItem.placemark.coordinate, mapItem) }

  /// The scene that was found: nil.
  public var scene: MKLookAroundScene? { get async throws { nil } }

  /// Calls a function with the scene that was found: nil.
  open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
  ) { completionHandler(nil, nil) }

  /// Cancels the request.
  open func cancel() { isCancelled = true }
}

/// The corner of a badge.
public enum MKLookAroundBadgePosition: Int, Sendable {
  case topLeading = 0
  case topTrailing = 1
  case bottomTrailing = 2
}

/// A screen that shows a place from the street: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class MKLookAroundViewController: UIViewController {
  /// The scene that is shown.
  open var scene: MKLookAroundScene?
  /// Whether somebody can move. Stored.
  open var isNavigationEnabled = true
  /// Whether streets have names. Stored.
  open var showsRoadLabels = true
  /// The places that have names. Stored.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The delegate, which is never called.
  open weak var delegate: (any MKLookAroundViewControllerDelegate)?
  /// The corner of the badge. Stored.
  open var badgePosition = MKLookAroundBadgePosition.topLeading

  /// A screen for a scene.
  public init(scene: MKLookAroundScene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: archives are not supported.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = SystemScreenView("MKLookAroundViewController", "Shows a place from the street.")
  }
}

/// The delegate of a screen that shows a place from the street. It is never called.
@preconcurrency @MainActor
public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
  /// The scene has changed.
  func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
  /// The screen will cover everything.
  func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
  /// The screen covers everything.
  func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
  /// The screen will cover its own place alone.
  func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
  /// The screen covers its own place alone.
  func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}

extension MKLookAroundViewControllerDelegate {
  /// Does nothing.
  public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {}
  /// Does nothing.
  public func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) {}
  /// Does nothing.
  public func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) {}
  /// Does nothing.
  public func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) {}
  /// Does nothing.
  public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) {}
}
