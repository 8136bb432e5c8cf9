import Foundation
import Testing
import UIKitControls
import UIKitTestSupport

@testable import UIKitCore

/// The values of controls and indicators that apps observe.
@MainActor @Suite(.ownEnvironment) struct ObservedControlTests {
  @Test func valuesAreObserved() {
    let (segments, stepper) = (UISegmentedControl(items: ["a", "b"]), UIStepper(frame: .zero))
    let (pages, bar) = (UIPageControl(frame: .zero), UIProgressView(frame: .zero))
    pages.numberOfPages = 3
    var heard: [String] = []
    let observations = [
      segments.observe(\.selectedSegmentIndex, options: [.old, .new]) {
        heard.append("segment \($1.oldValue ?? 9) \($1.newValue ?? 9)")
      },
      stepper.observe(\.value, options: [.old, .new]) { heard.append("value \($1.oldValue ?? 9) \($1.newValue ?? 9)") },
      pages.observe(\.currentPage, options: [.old, .new]) {
        heard.append("page \($1.oldValue ?? 9) \($1.newValue ?? 9)")
      },
      bar.observe(\.progress, options: [.old, .new]) { heard.append("done \($1.oldValue ?? 9) \($1.newValue ?? 9)") },
    ]
    segments.selectedSegmentIndex = 1
    stepper.value = 4
    pages.currentPage = 8
    bar.setProgress(0.5, animated: false)
    #expect(heard == ["segment -1 1", "value 0.0 4.0", "page 0 2", "done 0.0 0.5"])
    withExtendedLifetime(observations) {}
  }
}
