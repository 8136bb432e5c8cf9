import Foundation

/// The places of the views of a configured button.
extension UIButton {
  /// The size of the content with its insets, wrapped at a width; `nil` without a limit.
  func configuredSize(width: CGFloat?) -> CGSize {
    updateConfigurationIfNeeded()
    guard let configured else { return .zero }
    let insets = configured.shown.contentInsets
    let room = width.map { max(0, $0 - insets.leading - insets.trailing) }
    let size = arrangement(configured, room: room).size
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  /// Whether less width than that of one line can make the button higher.
  var mayWrapConfiguredTexts: Bool {
    guard let configured else { return false }
    return [storedLabel, configured.subtitle].contains { $0?.mayWrapText == true && $0?.text?.isEmpty == false }
  }

  func layOutConfigured() {
    updateConfigurationIfNeeded()
    guard let configured else { return }
    placeBackground(configured)
    let frames = configuredFrames(configured, in: bounds.size)
    storedLabel?.frame = frames.title ?? .zero
    configured.subtitle?.frame = frames.subtitle ?? .zero
    configured.indicator?.frame = frames.indicator ?? .zero
    configured.spinner?.frame = frames.image ?? .zero
    storedImageView?.frame = storedImageView?.image == nil ? .zero : frames.image ?? .zero
  }

  private func placeBackground(_ configured: ConfiguredButton) {
    guard let view = configured.background else { return }
    var background = configured.shown.background
    background.cornerRadius = ButtonMetrics.cornerRadius(
      configured.shown.cornerStyle, own: background.cornerRadius, height: bounds.height, traitCollection)
    if view.configuration != background { view.configuration = background }
    view.frame = bounds
  }

  /// The frames of the content in a button of this size, from the left, on device pixels.
  private func configuredFrames(
    _ configured: ConfiguredButton, in size: CGSize
  ) -> ConfiguredContentArrangement.Frames {
    let configuration = configured.shown
    let insets = configuration.contentInsets
    let content = CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    var frames = arrangement(configured, room: content.width).frames(
      in: content, horizontal: horizontalPlace, vertical: verticalPlace, texts: textAlignment(configuration))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func placed(_ frame: CGRect?) -> CGRect? {
      guard let frame else { return nil }
      let x = isMirrored ? size.width - frame.maxX : frame.minX
      return roundedToPixels(CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height))
    }
    frames.image = placed(frames.image)
    frames.title = placed(frames.title)
    frames.subtitle = placed(frames.subtitle)
    frames.indicator = placed(frames.indicator)
    return frames
  }

  /// The baseline offsets of the title in a button of this size; of the subtitle's last line if there is one.
  func configuredBaselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    updateConfigurationIfNeeded()
    guard let configured else { return nil }
    let frames = configuredFrames(configured, in: size)
    let texts: [(UILabel, CGRect)] = [(storedLabel, frames.title), (configured.subtitle, frames.subtitle)]
      .compactMap { label, frame in if let label, let frame { (label as UILabel, frame) } else { nil } }
    guard let first = texts.first, let last = texts.last else { return nil }
    return (
      first.1.minY + first.0.baselineOffsets(for: first.1.size).first,
      size.height - last.1.maxY + last.0.baselineOffsets(for: last.1.size).last
    )
  }

  // MARK: Arrangement

  /// The arrangement of the content in a width; `nil` for as much as it wants.
  private func arrangement(_ configured: ConfiguredButton, room: CGFloat?) -> ConfiguredContentArrangement {
    let configuration = configured.shown
    var arrangement = ConfiguredContentArrangement()
    arrangement.image = configuredImageSize(configured)
    arrangement.placement = placement(configuration.imagePlacement)
    arrangement.imageReservation = configuration.imageReservation.usable
    arrangement.imagePadding = configuration.imagePadding.usable
    arrangement.titlePadding = configuration.titlePadding.usable
    arrangement.indicatorPadding = ButtonMetrics.indicatorPadding
    arrangement.indicator = configured.indicator?.image?.shown(under: traitCollection, preferring: nil).size
    let width = room.map { arrangement.textRoom(in: $0) }
    arrangement.title = size(of: storedLabel, in: width)
    arrangement.subtitle = size(of: configured.subtitle, in: width)
    return arrangement
  }

  private func size(of label: UILabel?, in width: CGFloat?) -> CGSize? {
    guard let label, label.text?.isEmpty == false else { return nil }
    let unlimited = CGFloat.greatestFiniteMagnitude
    // A width of 0 would mean no limit.
    let size = label.sizeThatFits(CGSize(width: width.map { max($0, 0.001) } ?? unlimited, height: unlimited))
    return CGSize(width: width.map { min($0, size.width) } ?? size.width, height: size.height)
  }

  private func configuredImageSize(_ configured: ConfiguredButton) -> CGSize? {
    if let spinner = configured.spinner { return spinner.intrinsicContentSize }
    guard let image = storedImageView?.image else { return nil }
    let shown = image.shown(under: traitCollection, preferring: symbolConfiguration(configured.shown))
    return adjustsImageSizeForAccessibilityContentSizeCategory
      ? shown.size(adjustedForAccessibilityUnder: traitCollection) : shown.size
  }

  private func placement(_ edges: NSDirectionalRectEdge) -> ConfiguredContentArrangement.Placement {
    if edges.contains(.top) { return .top }
    if edges.contains(.bottom) { return .bottom }
    return edges.contains(.trailing) ? .trailing : .leading
  }

  /// The horizontal alignment of the content, as if from left to right.
  private var horizontalPlace: ConfiguredContentArrangement.Alignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: return isMirrored ? .far : .near
    case .right, .trailing: return isMirrored ? .near : .far
    case .fill: return .fill
    case .center: return .middle
    }
  }

  private var verticalPlace: ConfiguredContentArrangement.Alignment {
    switch contentVerticalAlignment {
    case .top: .near
    case .bottom: .far
    case .fill: .fill
    case .center: .middle
    }
  }
}

extension CGFloat {
  /// The length, or 0 for one that is not a number.
  fileprivate var usable: CGFloat { isFinite ? self : 0 }
}
