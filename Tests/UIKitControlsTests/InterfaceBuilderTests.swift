import Foundation
import Testing
import UIKitControls
import UIKitTestSupport
import UIKitValues

/// Sizes of controls that Interface Builder stored in public documents, counted without those that neighbours or constraints
/// stretch.
@MainActor @Suite(.ownEnvironment) struct InterfaceBuilderTests {
  @Test(
    arguments: [
      // 77 of 82 documents.
      ("switch", 51.0, 31.0),
      // 17 of 18 documents since iOS 13.
      ("segmented control", nil, 32),
      ("stepper", 94, 32), ("progress view", nil, 4), ("picker", nil, 216), ("wheels", nil, 216),
      // 52 of 53 documents.
      ("medium spinner", 20, 20), ("large spinner", 37, 37),
    ] as [(String, Double?, Double)])
  func storedSizes(_ name: String, _ width: Double?, _ height: Double) throws {
    let wheels = UIDatePicker()
    wheels.preferredDatePickerStyle = .wheels
    let views: [String: UIView] = [
      "switch": UISwitch(), "segmented control": UISegmentedControl(items: ["First", "Second"]), "stepper": UIStepper(),
      "progress view": UIProgressView(progressViewStyle: .default), "picker": UIPickerView(), "wheels": wheels,
      "medium spinner": UIActivityIndicatorView(style: .medium),
      "large spinner": UIActivityIndicatorView(style: .large),
    ]
    let size = try #require(views[name]).sizeThatFits(CGSize(width: 300, height: 300))
    #expect(size.height == height && (width == nil || size.width == width))
  }

  /// Priorities that Interface Builder writes: 750 for switches, steppers and spinners, 250 for progress views.
  @Test func storedPriorities() {
    let views: [UIView] = [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)]
    for view in views {
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
      #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }
    #expect(UIProgressView().contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(UIProgressView().contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }
}
