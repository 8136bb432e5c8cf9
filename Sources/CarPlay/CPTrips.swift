public import MapKit

/// The look of times, with its raw values.
public enum CPTripEstimateStyle: UInt, Sendable {
  case light = 0
  case dark = 1
}

/// The colour of times, with its raw values.
public enum CPTimeRemainingColor: UInt, Sendable {
  case `default` = 0
  case green = 1
  case orange = 2
  case red = 3
}

/// A way from one place to another.
@preconcurrency @MainActor
open class CPTrip: NSObject {
  public let origin: MKMapItem
  public let destination: MKMapItem
  public let routeChoices: [CPRouteChoice]
  open var userInfo: Any?
  open var destinationNameVariants: [String]?

  public init(origin: MKMapItem, destination: MKMapItem, routeChoices: [CPRouteChoice]) {
    (self.origin, self.destination, self.routeChoices) = (origin, destination, routeChoices)
  }
}

/// One of several ways.
@preconcurrency @MainActor
open class CPRouteChoice: NSObject {
  public let summaryVariants: [String]
  public let additionalInformationVariants: [String]
  public let selectionSummaryVariants: [String]
  open var userInfo: Any?

  public init(
    summaryVariants: [String], additionalInformationVariants: [String], selectionSummaryVariants: [String]
  ) {
    (self.summaryVariants, self.additionalInformationVariants) = (summaryVariants, additionalInformationVariants)
    self.selectionSummaryVariants = selectionSummaryVariants
  }
}

/// The words of buttons before a way is gone.
@preconcurrency @MainActor
open class CPTripPreviewTextConfiguration: NSObject {
  public let startButtonTitle: String?
  public let additionalRoutesButtonTitle: String?
  public let overviewButtonTitle: String?

  public init(startButtonTitle: String?, additionalRoutesButtonTitle: String?, overviewButtonTitle: String?) {
    (self.startButtonTitle, self.additionalRoutesButtonTitle) = (startButtonTitle, additionalRoutesButtonTitle)
    self.overviewButtonTitle = overviewButtonTitle
  }
}

/// What is left of a way.
@preconcurrency @MainActor
open class CPTravelEstimates: NSObject {
  public let distanceRemaining: Measurement<UnitLength>
  public let distanceRemainingToDisplay: Measurement<UnitLength>?
  public let timeRemaining: TimeInterval

  public init(distanceRemaining distance: Measurement<UnitLength>, timeRemaining time: TimeInterval) {
    (distanceRemaining, distanceRemainingToDisplay, timeRemaining) = (distance, nil, time)
  }
  public init(
    distanceRemaining distance: Measurement<UnitLength>,
    distanceRemainingToDisplay distanceToDisplay: Measurement<UnitLength>, timeRemaining time: TimeInterval
  ) { (distanceRemaining, distanceRemainingToDisplay, timeRemaining) = (distance, distanceToDisplay, time) }
}

/// A turn of a way.
@preconcurrency @MainActor
open class CPManeuver: NSObject {
  open var symbolImage: UIImage?
  open var junctionImage: UIImage?
  open var dashboardSymbolImage: UIImage?
  open var notificationSymbolImage: UIImage?
  open var instructionVariants: [String] = []
  open var attributedInstructionVariants: [NSAttributedString] = []
  open var dashboardInstructionVariants: [String] = []
  open var notificationInstructionVariants: [String] = []
  open var initialTravelEstimates: CPTravelEstimates?
  open var cardBackgroundColor: UIColor = .black
  open var userInfo: Any?
}

/// The parts of a turn that are shown, with their raw values.
public struct CPManeuverDisplayStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let leadingSymbol = CPManeuverDisplayStyle(rawValue: 1 << 0)
  public static let trailingSymbol = CPManeuverDisplayStyle(rawValue: 1 << 1)
  public static let symbolOnly = CPManeuverDisplayStyle(rawValue: 1 << 2)
  public static let instructionOnly = CPManeuverDisplayStyle(rawValue: 1 << 3)
}

/// A way that is being gone.
@preconcurrency @MainActor
open class CPNavigationSession: NSObject {
  public let trip: CPTrip
  open var upcomingManeuvers: [CPManeuver] = []

  init(trip: CPTrip) { self.trip = trip }

  open func pauseTrip(for reason: PauseReason, description: String?) {}
  open func pauseTrip(for reason: PauseReason, description: String?, turnCardColor: UIColor?) {}
  open func finishTrip() {}
  open func cancelTrip() {}
  open func updateEstimates(_ estimates: CPTravelEstimates, for maneuver: CPManeuver) {}

  /// Why a way is not being gone, with its raw values.
  public enum PauseReason: UInt, Sendable {
    case arrived = 1
    case loading = 2
    case locating = 3
    case rerouting = 4
    case proceedToRoute = 5
  }
}

/// An alert on a map.
@preconcurrency @MainActor
open class CPNavigationAlert: NSObject {
  open private(set) var titleVariants: [String]
  open private(set) var subtitleVariants: [String]
  public let image: UIImage?
  public let primaryAction: CPAlertAction
  public let secondaryAction: CPAlertAction?
  public let duration: TimeInterval

  public init(
    titleVariants: [String], subtitleVariants: [String]?, image: UIImage?, primaryAction: CPAlertAction,
    secondaryAction: CPAlertAction?, duration: TimeInterval
  ) {
    (self.titleVariants, self.subtitleVariants) = (titleVariants, subtitleVariants ?? [])
    (self.image, self.primaryAction) = (image, primaryAction)
    (self.secondaryAction, self.duration) = (secondaryAction, duration)
  }

  open func updateTitleVariants(_ newTitleVariants: [String], subtitleVariants newSubtitleVariants: [String]) {
    (titleVariants, subtitleVariants) = (newTitleVariants, newSubtitleVariants)
  }
}
