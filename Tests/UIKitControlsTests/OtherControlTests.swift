import Drawing
import Foundation
import Testing
@_spi(Subclasses) import UIKitCore
import UIKitTestSupport
@_spi(Subclasses) import UIKitValues

@testable import UIKitControls

/// Steppers, progress views, page controls, spinners and colour wells in public pictures of iOS 16 to 18.
@MainActor @Suite(.ownEnvironment) struct OtherControlTests {
  // MARK: Steppers (cashapp/AccessibilitySnapshot, iOS 17.5 and 18.5)

  private func stepper() -> UIStepper {
    onPhone()
    let stepper = UIStepper(frame: CGRect(1, 2, 300, 300))
    stepper.layoutIfNeeded()
    return stepper
  }

  @Test func aStepperIs94By32() {
    let stepper = stepper()
    #expect(stepper.frame == CGRect(1, 2, 94, 32) && stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(stepper.fills.first?.radius == 8 && stepper.fills.first?.rect == CGRect(0, 0, 94, 32))
    let divider = stepper.fills[1].rect
    #expect(divider.minY == 7 && divider.height == 18 && divider.width == 1 && abs(divider.midX - 47) <= 0.34)
  }

  /// The minus at x 16.3 to 30 and y 15 to 16.67, the plus at x 64.3 to 78 and y 9.3 to 23.
  @Test func itsGlyphsAreOnPixels() throws {
    let glyphs = stepper().subviews.map { half -> CGRect? in
      let pixels = phonePixels.beginning(at: half.frame.origin)
      guard case .fill(.outline(let outline), _)? = half.recordedContent(on: pixels).commands.first else { return nil }
      return outline.bounds?.offsetBy(dx: half.frame.minX, dy: half.frame.minY)
    }
    let (minus, plus) = (try #require(glyphs[0]), try #require(glyphs[1]))
    #expect(minus.isNear(CGRect(16.5, 15.33, 13.67, 1.67), within: 0.5))
    #expect(plus.isNear(CGRect(64, 9.33, 13.67, 13.67), within: 0.5))
    #expect(abs(minus.width - 41.0 / 3) < 0.01 && abs(minus.height - 5.0 / 3) < 0.01)
  }

  @Test func theHalfAtTheLimitIsDimmed() {
    let stepper = stepper()
    func limits() -> [Bool] {
      stepper.layoutIfNeeded()
      return stepper.subviews.map { $0.accessibilityTraits.contains(.notEnabled) }
    }
    #expect(limits() == [true, false])
    stepper.value = 100
    #expect(limits() == [false, true])
    stepper.value = 50
    #expect(limits() == [false, false])
    stepper.wraps = true
    stepper.value = 0
    #expect(limits() == [false, false])
    stepper.isEnabled = false
    #expect(limits() == [true, true])
  }

  /// Apple's documentation of UIStepper: these raise an `invalidArgumentException`.
  @Test func limitsThatAreNoneAreFaults() {
    let stepper = UIStepper()
    stepper.minimumValue = 100
    stepper.maximumValue = 0
    stepper.stepValue = 0
    stepper.value = 1000
    #expect(stepper.value == 100 && stepper.minimumValue == 0 && stepper.stepValue == 1)
    #expect(
      UIKitFaults.take() == [
        "NSInvalidArgumentException: UIStepper.minimumValue = 100.0: it is not less than the maximum of 100.0",
        "NSInvalidArgumentException: UIStepper.maximumValue = 0.0: it is not greater than the minimum of 0.0",
        "NSInvalidArgumentException: UIStepper.stepValue = 0.0: it is not greater than 0",
      ])
  }

  // MARK: Progress (NativeScript's documentation, iOS 16 and 17)

  @Test func progressIsFourHigh() throws {
    onPhone()
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.frame.height == 4 && view.intrinsicContentSize.height == 4)
    view.frame = CGRect(0, 0, 300, 4)
    view.progress = 0.5
    #expect(view.fills.map(\.rect) == [CGRect(0, 0, 300, 4), CGRect(0, 0, 150, 4)])
    #expect(view.fills.map(\.radius) == [2, 2])
    #expect(abs(try #require(view.fills.first).color.onWhite - 228) < 1)
    #expect(view.fills.last?.color == UIColor.systemBlue.color(under: .current))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.fills.last?.rect == CGRect(150, 0, 150, 4))
  }

  @Test func progressStaysBetween0And1() {
    let view = UIProgressView(frame: CGRect(0, 0, 100, 4))
    view.progress = 7
    #expect(view.progress == 1)
    view.setProgress(-1, animated: true)
    #expect(view.progress == 0 && view.fills.count == 1)
    view.progress = .nan
    #expect(view.progress == 0)
    let task = Progress(totalUnitCount: 4)
    task.completedUnitCount = 1
    view.observedProgress = task
    #expect(view.progress == 0.25 && view.accessibilityValue == "25%")
    task.completedUnitCount = 3
    #expect(view.fills.last?.rect.width == 75)
  }

  // MARK: Page controls (cashapp/AccessibilitySnapshot, iOS 17.2 to 18.5)

  @Test(arguments: [(3, 73.0), (5, 108.0 + 1.0 / 3)]) func aPageControlsSize(_ pages: Int, _ width: Double) {
    onPhone()
    let control = UIPageControl()
    control.numberOfPages = pages
    #expect(abs(control.intrinsicContentSize.width - width) < 0.01)
    #expect(abs(control.intrinsicContentSize.height - 25.667) < 0.01)
    #expect(control.size(forNumberOfPages: pages) == control.intrinsicContentSize)
  }

  /// A page has the preferred seconds, unless it has its own (Apple's documentation of `setDuration(_:forPage:)`).
  @Test func aTimersProgressKeepsDurations() {
    let progress = UIPageControlTimerProgress(preferredDuration: 5)
    progress.setDuration(2, forPage: 1)
    #expect(progress.duration(forPage: 0) == 5 && progress.duration(forPage: 1) == 2)
    let control = UIPageControl()
    control.progress = progress
    #expect(control.progress === progress && !progress.isRunning)
  }

  @Test func itsDotsAreInTheMiddleOfTheirPlaces() {
    onPhone()
    let control = UIPageControl(frame: CGRect(0, 0, 73, 77.0 / 3))
    control.numberOfPages = 3
    control.currentPage = 1
    let dots = control.fills
    #expect(zip(dots.map(\.rect), [15.33, 33, 50.67]).allSatisfy { $0.isNear(CGRect($1, 9.33, 7, 7), within: 0.01) })
    #expect(dots.count == 3 && dots[0].color == dots[2].color && dots[0].color != dots[1].color)
    control.pageIndicatorTintColor = .systemRed
    control.currentPageIndicatorTintColor = .systemGreen
    #expect(
      control.fills.map(\.color)
        == [UIColor.systemRed, .systemGreen, .systemRed].map { $0.color(under: .current) })
    control.semanticContentAttribute = .forceRightToLeft
    control.currentPage = 0
    #expect(control.fills.first?.rect.isNear(CGRect(50.67, 9.33, 7, 7), within: 0.01) == true)
  }

  @Test func aMillionPagesHaveAsManyDotsAsFit() {
    onPhone()
    let control = UIPageControl(frame: CGRect(0, 0, 200, 26))
    control.numberOfPages = 1_000_000
    control.currentPage = 500_000
    #expect(control.fills.count == 10)
    control.currentPage = 2_000_000
    #expect(control.currentPage == 999_999)
    control.numberOfPages = -3
    #expect(control.numberOfPages == 0 && control.currentPage == 0 && control.fills.isEmpty)
    control.setIndicatorImage(nil, forPage: 0)
    #expect(
      UIKitFaults.take() == [
        "NSInvalidArgumentException: UIPageControl.setIndicatorImage(_:forPage: 0): there are 0 pages"
      ])
  }

  @Test func aSinglePageMayBeHidden() {
    onPhone()
    let control = UIPageControl(frame: CGRect(0, 0, 40, 26))
    control.numberOfPages = 1
    #expect(control.fills.count == 1)
    control.hidesForSinglePage = true
    #expect(control.fills.isEmpty)
  }

  // MARK: Spinners (NativeScript's documentation, iOS 16 and 17: 156 to 190 on white; a Mac: eight blades)

  @Test(arguments: [(UIActivityIndicatorView.Style.medium, 20.0, 2.5), (.large, 35, 5)])
  func aSpinnerHasEightBlades(_ style: UIActivityIndicatorView.Style, _ across: Double, _ width: Double) {
    let spinner = UIActivityIndicatorView(style: style)
    spinner.startAnimating()
    let blades = spinner.ownCommands.compactMap { command -> (CGRect, Double, Double)? in
      guard case .stroke(let line, let style, .color(let color)) = command, let box = line.bounds else { return nil }
      return (box, style.width, color.onWhite)
    }
    #expect(blades.count == 8 && blades.allSatisfy { $0.1 == width })
    let left = blades.map(\.0.minX).min() ?? 0
    let right = blades.map(\.0.maxX).max() ?? 0
    #expect(abs(right - left + width - across) < 0.001)
    let shades = blades.map(\.2)
    #expect(abs((shades.min() ?? 0) - 156) < 2 && abs((shades.max() ?? 0) - 190) < 2)
    spinner.color = .systemRed
    #expect(spinner.ownCommands.count == 8)
  }

  // MARK: Refresh controls (60 high, a subview, hidden at rest)

  @Test func aRefreshingControlAddsItsHeightToTheInsets() {
    let view = UIScrollView(frame: CGRect(0, 0, 300, 400))
    view.contentSize = CGSize(width: 300, height: 1000)
    let control = UIRefreshControl()
    view.refreshControl = control
    view.layoutIfNeeded()
    #expect(view.subviews.first === control && control.isHidden && view.adjustedContentInset.top == 0)
    #expect(control.frame == CGRect(0, -60, 300, 60))
    control.beginRefreshing()
    #expect(!control.isHidden && view.adjustedContentInset.top == 60 && view.contentOffset == .zero)
    #expect(control.ownCommands.count == 8)
    control.endRefreshing()
    #expect(control.isHidden && view.adjustedContentInset.top == 0)
    control.beginRefreshing()
    view.refreshControl = nil
    #expect(view.adjustedContentInset.top == 0 && view.subviews.isEmpty)
  }

  // MARK: Colour wells

  @Test func aColourWellShowsItsColour() {
    let well = UIColorWell(frame: CGRect(0, 0, 28, 28))
    #expect(well.fills.isEmpty && well.ownCommands.count == 1)
    well.selectedColor = .systemRed
    #expect(well.fills.map(\.color) == [UIColor.systemRed.color(under: .current)])
    well.title = "Background"
    #expect(well.accessibilityLabel == "Background")
  }
}
