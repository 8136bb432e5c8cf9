import HealthKitUI
import SwiftUI
import Testing
import UIKit

/// Screens of health data are placeholders, and nobody is asked.
@MainActor @Suite struct HealthScreenTests {
  @Test func ringsKeepTheirDay() {
    let rings = HKActivityRingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let day = HKActivitySummary()
    rings.setActivitySummary(day, animated: true)
    #expect(rings.activitySummary === day && rings.subviews.count == 1)
  }

  @Test func aRequestShowsTheView() {
    var answers = 0
    let view = Text("Steps").healthDataAccessRequest(
      store: HKHealthStore(), readTypes: [HKQuantityType(.stepCount)], trigger: true
    ) { _ in answers += 1 }
    let controller = UIHostingController(rootView: view)
    controller.loadViewIfNeeded()
    controller.view.layoutIfNeeded()
    #expect(answers == 0)
  }

  @Test func partsOfAWorkout() {
    let start = Date(timeIntervalSince1970: 0)
    let part = HKWorkoutActivity(
      workoutConfiguration: HKWorkoutConfiguration(), start: start, end: start.addingTimeInterval(60), metadata: nil)
    #expect(part.duration == 60 && part.workoutEvents.isEmpty)
  }
}
