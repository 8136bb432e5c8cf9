public import Foundation

/// The activity of a person: nothing is known.
open class CMMotionActivity: CMLogItem {
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
  open var unknown: Bool { true }
  open var startDate: Date { .distantPast }
  open var confidence: CMMotionActivityConfidence { .low }
}

/// The certainty of an activity.
public enum CMMotionActivityConfidence: Int, Sendable {
  case low = 0
  case medium = 1
  case high = 2
}

/// A detector of activities: it notices nothing, so that handlers of updates are not called.
open class CMMotionActivityManager: NSObject {
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {
  }
  open func stopActivityUpdates() {}
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
  ) { handler(nil, nil) }
}

/// A change of height: it is not measured.
open class CMAltitudeData: CMLogItem {
  open var relativeAltitude: NSNumber { 0 }
  open var pressure: NSNumber { 0 }
}

/// An altimeter: it measures nothing, so that handlers of updates are not called.
open class CMAltimeter: NSObject {
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
  ) {}
  open func stopRelativeAltitudeUpdates() {}
}
