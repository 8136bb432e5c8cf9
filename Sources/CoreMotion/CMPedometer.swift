public import Foundation

/// Steps: they are not counted.
open class CMPedometer: NSObject {
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {}
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
    handler(nil, nil)
  }
  open func stopUpdates() {}
  open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {}
  open func stopEventUpdates() {}
}

/// The function that is called with steps.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
/// The function that is called when a person stops or goes on. It is never called.
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// Whether an app may ask for movements, with its raw values.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// Steps that were counted: none were.
open class CMPedometerData: NSObject {
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  open var currentPace: NSNumber? { nil }
  open var averageActivePace: NSNumber? { nil }
  open var currentCadence: NSNumber? { nil }
}

/// A stop of a person, or the end of it.
open class CMPedometerEvent: NSObject {
  open var date: Date { .distantPast }
  open var type: CMPedometerEventType { .pause }
}

/// What a person did, with its raw values.
public enum CMPedometerEventType: Int, Sendable {
  case pause = 0
  case resume = 1
}
