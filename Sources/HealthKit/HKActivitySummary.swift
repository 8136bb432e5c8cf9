public import Foundation

/// The rings of a day. Stored.
open class HKActivitySummary: NSObject, @unchecked Sendable {
  open var activityMoveMode = HKActivityMoveMode.activeEnergy
  open var isPaused = false
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  open var exerciseTimeGoal: HKQuantity?
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
  open var standHoursGoal: HKQuantity?

  public override init() { super.init() }

  /// The day of a summary: one that an app makes has none.
  open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents(calendar: calendar) }
}

/// What the outer ring measures, with its raw values.
public enum HKActivityMoveMode: Int, Sendable {
  case activeEnergy = 1
  case appleMoveTime = 2
}

/// What the outer ring of a person measures.
open class HKActivityMoveModeObject: NSObject {
  open var activityMoveMode: HKActivityMoveMode { .activeEnergy }
}
