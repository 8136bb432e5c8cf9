@_exported public import HealthKit
@_exported public import UIKit
import UIKitPresentation

/// The rings of a day: a labelled placeholder, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class HKActivityRingView: UIView {
  /// The day whose rings are shown. Stored.
  open var activitySummary: HKActivitySummary?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    FrameworkView.show("HKActivityRingView", of: "HealthKitUI", in: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    FrameworkView.show("HKActivityRingView", of: "HealthKitUI", in: self)
  }

  open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {
    self.activitySummary = activitySummary
  }
}
