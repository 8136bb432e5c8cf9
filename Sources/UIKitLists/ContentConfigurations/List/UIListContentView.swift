public import Foundation
@_spi(Subclasses) public import UIKitCore

/// A view that shows a list content configuration, as the content view of a cell or anywhere else.
///
/// Its height is that of its content at its width; for cell styles at least 44 points.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  final var list: UIListContentConfiguration
  final var textLabel: UIListContentTextLabel?
  final var secondaryLabel: UIListContentTextLabel?
  final var pictureView: UIImageView?
  final var guides = ListContentGuides()
  /// The minimum leading margin in a table cell, where an editing control may stand before the view.
  final var leastLeadingMargin: CGFloat = 0 {
    didSet { if leastLeadingMargin != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Creates a view that shows the configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    insetsLayoutMarginsFromSafeArea = false
    showConfiguration()
  }

  /// Used to create appearance proxies of the class.
  @available(*, unavailable)
  public override convenience init(frame: CGRect) {
    self.init(configuration: .cell())
    self.frame = frame
  }

  /// Returns `nil`: archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The displayed configuration, a `UIListContentConfiguration`. Setting another type is a fault without effect.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        return raiseFault(
          "NSInvalidArgumentException", call: "UIListContentView.configuration",
          reason: "\(type(of: newValue)) is not a UIListContentConfiguration")
      }
      guard new != list else { return }
      list = new
      showConfiguration()
    }
  }

  /// Whether the configuration is a `UIListContentConfiguration`.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  // MARK: Guides

  /// The layout guide of the text's frame; `nil` without a text.
  open var textLayoutGuide: UILayoutGuide? { list.showsText ? guide(\.text) : nil }
  /// The layout guide of the secondary text's frame; `nil` without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { list.showsSecondaryText ? guide(\.secondary) : nil }
  /// The layout guide of the image's frame; `nil` without one.
  open var imageLayoutGuide: UILayoutGuide? { list.image != nil ? guide(\.image) : nil }

  // MARK: Size

  @_spi(Subclasses) open override var sizesItself: Bool { true }

  /// The size in which no text wraps; where constraints give the width, the height at that width.
  open override var intrinsicContentSize: CGSize {
    let natural = arrangement.naturalWidth
    let width = widthAskedAbout ?? natural
    return CGSize(width: min(width, natural), height: arrangement.height(width: width))
  }

  /// The width, or less if the content needs less, and the content's height at that width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = arrangement.naturalWidth
    let width = size.width > 0 ? min(size.width, natural) : natural
    return CGSize(width: width, height: arrangement.height(width: width))
  }

  /// The size closest to the target that the given priorities allow against the content's own.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let arrangement = arrangement
    let isWidthGiven =
      horizontalFittingPriority.rawValue > contentHuggingPriority(for: .horizontal).rawValue
      && horizontalFittingPriority.rawValue > contentCompressionResistancePriority(for: .horizontal).rawValue
    let width =
      isWidthGiven
      ? targetSize.width
      : fitting(arrangement.naturalWidth, target: targetSize.width, horizontalFittingPriority, along: .horizontal)
    let height = fitting(
      arrangement.height(width: width), target: targetSize.height, verticalFittingPriority, along: .vertical)
    return CGSize(width: width, height: height)
  }

  private func fitting(
    _ content: CGFloat, target: CGFloat, _ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    let own =
      target > content
      ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
    return priority.rawValue > own.rawValue ? target : content
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
  }
}
