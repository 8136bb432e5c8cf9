import UIKit

/// Switches, segments, sliders, steppers and indicators, one fact per line.
@MainActor
public func controlLines() -> [String] {
  [
    switches(), segmentValues(), segmentLooks(), sliders(), sliderLooks(), steppers(), progressViews(), pageControls(),
    spinners(), refreshControls(), colorWells(),
  ]
}

/// The aligned size of a view: without its alignment insets.
@MainActor
private func aligned(_ view: UIView) -> CGSize {
  view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.sizeThatFits(.zero))).size
}

@MainActor
private func switches() -> String {
  let toggle = UISwitch(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
  let (changes, isOn) = (Count(), toggle.isOn)
  toggle.addAction(UIAction { _ in changes.value += 1 }, for: .valueChanged)
  let value = toggle.accessibilityValue ?? "none"
  toggle.setOn(true, animated: true)
  toggle.onTintColor = .systemPurple
  toggle.thumbTintColor = .white
  toggle.onImage = nil
  toggle.offImage = nil
  toggle.preferredStyle = .sliding
  toggle.isEnabled = false
  return "switches: \(toggle.frame) \(toggle.sizeThatFits(.zero)) \(aligned(toggle)) \(isOn) \(toggle.isOn) "
    + "\(changes.value) \(value) \(toggle.accessibilityValue ?? "none") \(toggle.style == .sliding) "
    + "\(UISwitch.Style.checkbox.rawValue) \(UISwitch().onTintColor == nil)"
}

@MainActor
private func segmentValues() -> String {
  let control = UISegmentedControl(items: ["Day", "Week"])
  let plain = (control.selectedSegmentIndex, UISegmentedControl.noSegment, control.isMomentary)
  control.insertSegment(withTitle: "Month", at: 2, animated: false)
  control.insertSegment(with: UIImage(systemName: "star"), at: 3, animated: true)
  control.selectedSegmentIndex = 1
  control.setTitle("Weeks", forSegmentAt: 1)
  control.setEnabled(false, forSegmentAt: 0)
  control.removeSegment(at: 3, animated: false)
  let numbers = 0..<control.numberOfSegments
  let titles = numbers.map { control.titleForSegment(at: $0) ?? "none" }.joined(separator: ", ")
  for index in 0..<3 { control.setWidth(60, forSegmentAt: index) }
  let width = control.intrinsicContentSize.width
  control.setContentOffset(CGSize(width: 2, height: 1), forSegmentAt: 0)
  control.apportionsSegmentWidthsByContent = true
  let changes = Count()
  let list = UIAction(title: "List", identifier: UIAction.Identifier("list")) { _ in changes.value += 1 }
  let kinds = UISegmentedControl(frame: .zero, actions: [list, UIAction(title: "Grid") { _ in }])
  kinds.insertSegment(action: UIAction(title: "Map") { _ in }, at: 2, animated: false)
  kinds.setAction(UIAction(title: "Table") { _ in }, forSegmentAt: 1)
  let index = kinds.segmentIndex(identifiedBy: UIAction.Identifier("list"))
  let action = kinds.actionForSegment(at: 1)?.title ?? "none"
  kinds.selectedSegmentIndex = 0
  kinds.removeAllSegments()
  return "segments: \(plain) \(titles) \(control.selectedSegmentIndex) \(control.isEnabledForSegment(at: 0)) "
    + "\(control.intrinsicContentSize.height) \(width) \(control.widthForSegment(at: 1)) "
    + "\(control.contentOffsetForSegment(at: 0)) \(index) \(action) \(kinds.numberOfSegments) \(changes.value)"
}

@MainActor
private func segmentLooks() -> String {
  let control = UISegmentedControl(items: ["All", UIImage(systemName: "tray") ?? UIImage()])
  control.selectedSegmentTintColor = .systemBlue
  control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
  control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.label], for: .normal)
  control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
  control.setDividerImage(
    UIImage(), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
  control.setContentPositionAdjustment(
    UIOffset(horizontal: 3, vertical: 0), forSegmentType: .left, barMetrics: .default)
  control.setImage(UIImage(systemName: "star"), forSegmentAt: 1)
  let divider = control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
  let color = control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor
  let offset = control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default)
  let types: [UISegmentedControl.Segment] = [.any, .left, .center, .right, .alone]
  return "segment looks: \(color == .white) \(divider != nil) \(offset.horizontal) "
    + "\(control.backgroundImage(for: .normal, barMetrics: .default) != nil) "
    + "\(control.imageForSegment(at: 1) != nil) \(control.titleForSegment(at: 1) == nil) \(types.map(\.rawValue))"
}

@MainActor
private func sliders() -> String {
  let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 382, height: 34))
  let plain = (slider.minimumValue, slider.maximumValue, slider.value, slider.isContinuous)
  slider.setValue(2, animated: true)
  let most = slider.value
  slider.value = 0.75
  let spoken = slider.accessibilityValue ?? "none"
  let track = slider.trackRect(forBounds: slider.bounds)
  let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
  let narrow = CGRect(x: 0, y: 0, width: 377, height: 34)
  let narrowTrack = slider.trackRect(forBounds: narrow)
  let second = slider.thumbRect(forBounds: narrow, trackRect: narrowTrack, value: 0.75).midX
  let first = slider.thumbRect(forBounds: narrow, trackRect: narrowTrack, value: 0).midX
  slider.minimumValue = 10
  slider.maximumValue = 20
  return "sliders: \(plain) \(most) \(spoken) \(slider.sizeThatFits(CGSize(width: 200, height: 0)).height) "
    + "\(track.minY) \(track.height) \(thumb.midX) \(second) \(first) \(slider.value)"
}

/// A slider with a thick track.
private final class ThickSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.trackRect(forBounds: bounds)
    rect.size.height = 8
    return rect
  }
  override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    super.minimumValueImageRect(forBounds: bounds)
  }
  override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    super.maximumValueImageRect(forBounds: bounds)
  }
}

@MainActor
private func sliderLooks() -> String {
  let slider = ThickSlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  let thumb = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
  slider.minimumTrackTintColor = .systemGreen
  slider.maximumTrackTintColor = .systemFill
  slider.thumbTintColor = .systemYellow
  slider.setThumbImage(thumb, for: .normal)
  slider.setMinimumTrackImage(thumb.resizableImage(withCapInsets: .zero), for: .normal)
  slider.setMaximumTrackImage(thumb, for: .normal)
  slider.minimumValueImage = UIImage(systemName: "speaker")
  slider.maximumValueImage = UIImage(systemName: "speaker.wave.3")
  slider.isContinuous = false
  slider.preferredBehavioralStyle = .pad
  let minimum = slider.minimumTrackImage(for: .normal)
  let styles: [UIBehavioralStyle] = [.automatic, .pad, .mac]
  return "slider looks: \(slider.trackRect(forBounds: slider.bounds).height) "
    + "\(slider.thumbImage(for: .normal) === thumb) \(slider.currentThumbImage === thumb) \(minimum != nil) "
    + "\(slider.maximumTrackImage(for: .normal) === thumb) \(slider.currentMinimumTrackImage != nil) "
    + "\(slider.currentMaximumTrackImage != nil) "
    + "\(styles.map(\.rawValue)) \(slider.behavioralStyle != .mac)"
}

@MainActor
private func steppers() -> String {
  let stepper = UIStepper()
  let plain = (stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value)
  let flags = (stepper.autorepeat, stepper.isContinuous, stepper.wraps)
  stepper.stepValue = 5
  stepper.value = 250
  stepper.wraps = true
  stepper.autorepeat = false
  stepper.setIncrementImage(UIImage(systemName: "plus"), for: .normal)
  stepper.setDecrementImage(UIImage(systemName: "minus"), for: .normal)
  stepper.setBackgroundImage(UIImage(), for: .normal)
  stepper.setDividerImage(UIImage(), forLeftSegmentState: .normal, rightSegmentState: .normal)
  let images = [
    stepper.incrementImage(for: .normal), stepper.decrementImage(for: .normal), stepper.backgroundImage(for: .normal),
    stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal),
  ]
  return "steppers: \(UIStepper().sizeThatFits(.zero)) \(plain) \(flags) \(stepper.value) "
    + "\(images.compactMap { $0 }.count)"
}

@MainActor
private func progressViews() -> String {
  let view = UIProgressView(progressViewStyle: .default)
  view.setProgress(2, animated: false)
  let most = view.progress
  view.progress = -1
  view.progressTintColor = .systemGreen
  view.trackTintColor = .systemFill
  view.progressImage = nil
  view.trackImage = nil
  let bar = UIProgressView(progressViewStyle: .bar)
  bar.observedProgress = Progress(totalUnitCount: 4)
  return "progress: \(view.intrinsicContentSize.height) \(most) \(view.progress) \(UIProgressView().progress) "
    + "\(bar.progressViewStyle == .bar) \(bar.observedProgress?.totalUnitCount ?? 0)"
}

@MainActor
private func pageControls() -> String {
  let control = UIPageControl()
  control.numberOfPages = 3
  control.currentPage = 7
  control.pageIndicatorTintColor = .tertiaryLabel
  control.currentPageIndicatorTintColor = .label
  control.hidesForSinglePage = true
  control.backgroundStyle = .minimal
  control.direction = .natural
  control.allowsContinuousInteraction = false
  control.preferredIndicatorImage = UIImage(systemName: "circle")
  control.preferredCurrentPageIndicatorImage = UIImage(systemName: "circle.fill")
  control.setIndicatorImage(UIImage(systemName: "location"), forPage: 0)
  control.setCurrentPageIndicatorImage(UIImage(systemName: "location.fill"), forPage: 0)
  let styles: [UIPageControl.BackgroundStyle] = [.automatic, .prominent, .minimal]
  return "page controls: \(UIPageControl().size(forNumberOfPages: 3).height) \(control.currentPage) "
    + "\(control.indicatorImage(forPage: 0) != nil) \(control.currentPageIndicatorImage(forPage: 0) != nil) "
    + "\(control.indicatorImage(forPage: 1) == nil) \(styles.map(\.rawValue)) \(control.interactionState == .none)"
}

@MainActor
private func spinners() -> String {
  let (medium, large) = (UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large))
  let plain = (medium.isAnimating, medium.hidesWhenStopped, medium.isHidden)
  medium.startAnimating()
  medium.color = .systemGray
  let runs = medium.isAnimating && !medium.isHidden
  medium.stopAnimating()
  return "spinners: \(medium.intrinsicContentSize) \(large.intrinsicContentSize) \(plain) \(runs) \(medium.isHidden)"
}

@MainActor
private func refreshControls() -> String {
  let control = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in })
  control.attributedTitle = NSAttributedString(string: "Updated just now")
  control.tintColor = .systemTeal
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  table.refreshControl = control
  control.beginRefreshing()
  let refreshes = control.isRefreshing
  control.endRefreshing()
  return "refresh: \(UIRefreshControl().frame.height) \(refreshes) \(control.isRefreshing) "
    + "\(table.refreshControl === control)"
}

@MainActor
private func colorWells() -> String {
  let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
  let plain = (well.selectedColor == nil, well.supportsAlpha, well.title == nil)
  well.selectedColor = .systemPink
  well.title = "Accent"
  well.supportsAlpha = false
  return "color wells: \(plain) \(well.selectedColor == .systemPink) \(well.title ?? "")"
}
