public import MapKit

/// A map of a car. It is not shown.
@preconcurrency @MainActor
open class CPMapTemplate: CPTemplate, CPBarButtonProviding {
  open weak var mapDelegate: (any CPMapTemplateDelegate)?
  open var guidanceBackgroundColor: UIColor! = .black
  open var tripEstimateStyle = CPTripEstimateStyle.light
  open var automaticallyHidesNavigationBar = true
  open var hidesButtonsWithNavigationBar = true
  open var mapButtons: [CPMapButton] = []
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?
  open private(set) var currentNavigationAlert: CPNavigationAlert?
  open private(set) var isPanningInterfaceVisible = false

  public override init() { super.init() }

  // What is shown is kept alone.

  open func showTripPreviews(
    _ tripPreviews: [CPTrip], textConfiguration: CPTripPreviewTextConfiguration? = nil
  ) {}
  open func showTripPreviews(
    _ tripPreviews: [CPTrip], selectedTrip: CPTrip?, textConfiguration: CPTripPreviewTextConfiguration? = nil
  ) {}
  open func hideTripPreviews() {}
  open func showRouteChoicesPreview(
    for tripPreview: CPTrip, textConfiguration: CPTripPreviewTextConfiguration? = nil
  ) {}
  open func startNavigationSession(for trip: CPTrip) -> CPNavigationSession { CPNavigationSession(trip: trip) }
  open func updateEstimates(_ estimates: CPTravelEstimates, for trip: CPTrip) {}
  open func updateEstimates(
    _ estimates: CPTravelEstimates, for trip: CPTrip, with timeRemainingColor: CPTimeRemainingColor
  ) {}
  open func present(navigationAlert: CPNavigationAlert, animated: Bool) { currentNavigationAlert = navigationAlert }
  open func dismissNavigationAlert(animated: Bool, completion: @escaping (Bool) -> Void) {
    currentNavigationAlert = nil
    completion(true)
  }
  open func showPanningInterface(animated: Bool) { isPanningInterfaceVisible = true }
  open func dismissPanningInterface(animated: Bool) { isPanningInterfaceVisible = false }
}

/// The delegate of a map. It is never called.
@preconcurrency @MainActor
public protocol CPMapTemplateDelegate: NSObjectProtocol {
  func mapTemplate(_ mapTemplate: CPMapTemplate, selectedPreviewFor trip: CPTrip, using routeChoice: CPRouteChoice)
  func mapTemplate(_ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice)
  func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate)
  func mapTemplateDidShowPanningInterface(_ mapTemplate: CPMapTemplate)
  func mapTemplateDidDismissPanningInterface(_ mapTemplate: CPMapTemplate)
  func mapTemplate(_ mapTemplate: CPMapTemplate, panWith direction: CPMapTemplate.PanDirection)
  func mapTemplate(_ mapTemplate: CPMapTemplate, panBeganWith direction: CPMapTemplate.PanDirection)
  func mapTemplate(_ mapTemplate: CPMapTemplate, panEndedWith direction: CPMapTemplate.PanDirection)
  func mapTemplateDidBeginPanGesture(_ mapTemplate: CPMapTemplate)
  func mapTemplate(
    _ mapTemplate: CPMapTemplate, didUpdatePanGestureWithTranslation translation: CGPoint, velocity: CGPoint)
  func mapTemplate(_ mapTemplate: CPMapTemplate, didEndPanGestureWithVelocity velocity: CGPoint)
  func mapTemplate(_ mapTemplate: CPMapTemplate, displayStyleFor maneuver: CPManeuver) -> CPManeuverDisplayStyle
  func mapTemplate(_ mapTemplate: CPMapTemplate, shouldShowNotificationFor maneuver: CPManeuver) -> Bool
  func mapTemplate(_ mapTemplate: CPMapTemplate, shouldShowNotificationFor navigationAlert: CPNavigationAlert) -> Bool
}

extension CPMapTemplateDelegate {
  public func mapTemplate(
    _ mapTemplate: CPMapTemplate, selectedPreviewFor trip: CPTrip, using routeChoice: CPRouteChoice
  ) {}
  public func mapTemplate(
    _ mapTemplate: CPMapTemplate, startedTrip trip: CPTrip, using routeChoice: CPRouteChoice
  ) {}
  public func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate) {}
  public func mapTemplateDidShowPanningInterface(_ mapTemplate: CPMapTemplate) {}
  public func mapTemplateDidDismissPanningInterface(_ mapTemplate: CPMapTemplate) {}
  public func mapTemplate(_ mapTemplate: CPMapTemplate, panWith direction: CPMapTemplate.PanDirection) {}
  public func mapTemplate(_ mapTemplate: CPMapTemplate, panBeganWith direction: CPMapTemplate.PanDirection) {}
  public func mapTemplate(_ mapTemplate: CPMapTemplate, panEndedWith direction: CPMapTemplate.PanDirection) {}
  public func mapTemplateDidBeginPanGesture(_ mapTemplate: CPMapTemplate) {}
  public func mapTemplate(
    _ mapTemplate: CPMapTemplate, didUpdatePanGestureWithTranslation translation: CGPoint, velocity: CGPoint
  ) {}
  public func mapTemplate(_ mapTemplate: CPMapTemplate, didEndPanGestureWithVelocity velocity: CGPoint) {}
  public func mapTemplate(
    _ mapTemplate: CPMapTemplate, displayStyleFor maneuver: CPManeuver
  ) -> CPManeuverDisplayStyle { [] }
  public func mapTemplate(_ mapTemplate: CPMapTemplate, shouldShowNotificationFor maneuver: CPManeuver) -> Bool {
    false
  }
  public func mapTemplate(
    _ mapTemplate: CPMapTemplate, shouldShowNotificationFor navigationAlert: CPNavigationAlert
  ) -> Bool { false }
}

extension CPMapTemplate {
  /// The direction in which a map is moved, with its raw values.
  public struct PanDirection: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let left = PanDirection(rawValue: 1 << 0)
    public static let right = PanDirection(rawValue: 1 << 1)
    public static let up = PanDirection(rawValue: 1 << 2)
    public static let down = PanDirection(rawValue: 1 << 3)
  }
}

/// A button on a map.
@preconcurrency @MainActor
open class CPMapButton: NSObject {
  open var isEnabled = true
  open var isHidden = false
  open var image: UIImage?
  open var focusedImage: UIImage?
  let handler: ((CPMapButton) -> Void)?

  public init(handler: ((CPMapButton) -> Void)? = nil) { self.handler = handler }
}
