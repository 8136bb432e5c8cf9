import Drawing
public import Foundation
import SystemText
public import UIKitCore
@_spi(Subclasses) import UIKitValues

/// The images that an app gave to a segmented control, for the standard height alone.
struct SegmentImages {
  struct Divider: Hashable {
    var left: UIControl.State
    var right: UIControl.State
  }

  var backgrounds = StateValues<UIImage>()
  var dividers: [Divider: UIImage] = [:]
  var adjustments: [UISegmentedControl.Segment: UIOffset] = [:]

  mutating func takeOver(from proxy: SegmentImages) {
    backgrounds.takeOver(from: proxy.backgrounds)
    dividers.merge(proxy.dividers) { own, _ in own }
    adjustments.merge(proxy.adjustments) { own, _ in own }
  }

  /// The divider between two segments in states: that of the states themselves, or else of normal ones.
  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    dividers[Divider(left: left, right: right)] ?? dividers[Divider(left: .normal, right: .normal)]
  }
}

extension UISegmentedControl {
  /// Sets the attributes of titles in a state; others than the state's own are those of `normal`.
  public final func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
    segmentsDidChange()
  }

  /// The attributes of titles that were set for a state.
  public final func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }

  /// Sets the image behind segments in a state, in place of the control's own look. Those for other metrics than `default`
  /// are ignored.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { images.backgrounds[state] = backgroundImage }
  }

  /// The image behind segments in a state.
  public final func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? images.backgrounds[state] : nil
  }

  /// Sets the image between two segments in states. Those for other metrics than `default` are ignored.
  public final func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { images.dividers[.init(left: leftState, right: rightState)] = dividerImage }
  }

  /// The image between two segments in states.
  public final func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    barMetrics == .default ? images.dividers[.init(left: leftState, right: rightState)] : nil
  }

  /// Moves the content of segments by their place in the control. Those for other metrics than `default` are ignored.
  public final func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { images.adjustments[leftCenterRightOrAlone] = adjustment }
    setNeedsLayout()
  }

  /// By how much the content of segments is moved.
  public final func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    barMetrics == .default ? images.adjustments[leftCenterRightOrAlone] ?? .zero : .zero
  }
}

// MARK: - Showing

extension UISegmentedControl {
  /// Called when titles, images, widths or their attributes have changed.
  final func segmentsDidChange() {
    knownWidths = nil
    while views.count > segments.count { views.removeLast().removeFromSuperview() }
    while views.count < segments.count {
      let view = SegmentView()
      views.append(view)
      addSubview(view)
    }
    showSegments()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Whether a segment is shown as selected.
  private func isShownSelected(_ index: Int) -> Bool { !isMomentary && index == selectedSegmentIndex }

  private func state(of index: Int) -> State {
    var state = State.normal
    if isShownSelected(index) { state.insert(.selected) }
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    if isHighlighted, isShownSelected(index) { state.insert(.highlighted) }
    return state
  }

  /// The attributes of a title in a state: 13 points, medium where selected (pictures of iOS 17), in the label's colour;
  /// over them those for `normal`, then those for the state.
  private func attributes(in state: State) -> [NSAttributedString.Key: Any] {
    let weight = state.contains(.selected) ? UIFont.Weight.medium : .regular
    var result: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: weight), .foregroundColor: UIColor.label,
    ]
    let own = attributes[state] ?? (state.contains(.selected) ? attributes[.selected] : nil)
    for values in [attributes[.normal], own].compactMap(\.self) { result.merge(values) { $1 } }
    return result
  }

  final func showSegments() {
    for (index, view) in views.enumerated() {
      let state = state(of: index)
      view.isSelected = state.contains(.selected)
      view.isDisabled = state.contains(.disabled)
      let hasOwnColor = attributes[.disabled]?[.foregroundColor] != nil
      view.show(
        segments[index], attributes: attributes(in: state),
        opacity: view.isDisabled && !hasOwnColor ? ControlLook.disabledGlyphOpacity : 1, at: offset(of: index))
    }
  }

  private func offset(of index: Int) -> CGPoint {
    let kind: Segment =
      segments.count == 1 ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
    let adjustment = images.adjustments[kind] ?? images.adjustments[.any] ?? .zero
    let own = segments[index].offset
    return CGPoint(x: own.width + adjustment.horizontal, y: own.height + adjustment.vertical)
  }

  /// The widths of titles, as wide as they are when selected, and of images.
  private var contentWidths: [CGFloat] {
    if let knownWidths { return knownWidths }
    let attributes = attributes(in: .selected)
    let widths = segments.map { $0.width(with: attributes, measuredBy: measuringLabel) }
    knownWidths = widths
    return widths
  }

  final var geometry: SegmentGeometry {
    SegmentGeometry(
      contents: contentWidths, given: segments.map(\.width), isApportioned: apportionsSegmentWidthsByContent)
  }

  /// The segments' frames, in their order: from the right in right-to-left interfaces.
  final var segmentFrames: [CGRect] {
    let frames = geometry.frames(in: bounds.size)
    return isMirrored ? frames.map { $0.mirrored(in: CGRect(origin: .zero, size: bounds.size)) } : frames
  }
}

// MARK: - Drawing

extension UISegmentedControl {
  final func drawnBackground(on pixels: OffsetPixelGrid) -> [DrawCommand] {
    guard let normal = images.backgrounds[.normal] else {
      return .rounded(bounds, radius: SegmentGeometry.radius, painted(.tertiarySystemFill))
    }
    return segmentFrames.enumerated().flatMap { index, frame in
      let image = images.backgrounds.value(for: state(of: index)) ?? normal
      return commands(drawing: image, in: frame, tint: tintColor, on: pixels)
    }
  }

  final func drawnDividers(on pixels: OffsetPixelGrid) -> [DrawCommand] {
    let frames = isMirrored ? Array(segmentFrames.reversed()) : segmentFrames
    let places = isMirrored ? Array(segments.indices.reversed()) : Array(segments.indices)
    let color = painted(.label.withAlphaComponent(ControlLook.dividerOpacity))
    return zip(frames, places).dropLast().enumerated().flatMap { position, segment -> [DrawCommand] in
      let (frame, left) = segment
      let right = places[position + 1]
      if let image = images.divider(state(of: left), state(of: right)) {
        let rect = CGRect(
          x: frame.maxX + SegmentGeometry.gap / 2 - image.size.width / 2, y: 0, width: image.size.width,
          height: bounds.height)
        return commands(drawing: image, in: rect, tint: tintColor, on: pixels)
      }
      guard images.backgrounds[.normal] == nil, !isShownSelected(left), !isShownSelected(right) else { return [] }
      return .box(pixels.nearest(SegmentGeometry.divider(after: frame)), color)
    }
  }

  final func drawnSelection(on pixels: OffsetPixelGrid) -> [DrawCommand] {
    let frames = segmentFrames
    guard images.backgrounds[.normal] == nil, !isMomentary, frames.indices.contains(selectedSegmentIndex) else {
      return []
    }
    let pill = pixels.nearest(SegmentGeometry.pill(in: frames[selectedSegmentIndex]))
    let path = Path.continuous(pill, radius: SegmentGeometry.pillRadius)
    let color = painted(selectedSegmentTintColor ?? ControlLook.pillColor)
    let edge = RoundedRectangle(
      rect: pill.insetBy(dx: -1 / pixels.grid.scale, dy: -1 / pixels.grid.scale),
      cornerRadius: Double(SegmentGeometry.pillRadius + 1 / pixels.grid.scale), curve: .continuous)
    let line = painted(UIColor(white: 0, alpha: ControlLook.pillLine))
    return .shadow(of: path, ControlLook.pillShadow, under: color)
      + [.fill(.border(edge, width: Double(1 / pixels.grid.scale)), line), .fill(path, color)]
  }
}
