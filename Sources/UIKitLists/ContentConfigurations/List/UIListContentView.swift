public import Foundation

/// A view that shows a list configuration: a cell's content view, or a view anywhere.
///
/// It is as high as its texts want it at its width, in cells at least 44 points.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  final var list: UIListContentConfiguration
  final var textLabel: UIListContentTextLabel?
  final var secondaryLabel: UIListContentTextLabel?
  final var pictureView: UIImageView?
  final var guides = ListContentGuides()
  /// The least leading margin in a table's cell, where a control of editing may stand before the view.
  final var leastLeadingMargin: CGFloat = 0 {
    didSet { if leastLeadingMargin != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// A view that shows the configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    insetsLayoutMarginsFromSafeArea = false
    showConfiguration()
  }

  /// What proxies of the class are made by.
  @available(*, unavailable)
  public override convenience init(frame: CGRect) {
    self.init(configuration: .cell())
    self.frame = frame
  }

  /// Gives `nil`: archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What is shown: a `UIListContentConfiguration`. Another kind is a fault without effect.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        return UIKitFaults.raise(
          "NSInvalidArgumentException", call: "UIListContentView.configuration",
          reason: "\(type(of: newValue)) is no UIListContentConfiguration")
      }
      guard new != list else { return }
      list = new
      showConfiguration()
    }
  }

  /// Whether it is a `UIListContentConfiguration`.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  // MARK: Guides

  /// Where the text is, for constraints; nil without a text.
  open var textLayoutGuide: UILayoutGuide? { list.showsText ? guide(\.text) : nil }
  /// Where the second text is, for constraints; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { list.showsSecondaryText ? guide(\.secondary) : nil }
  /// Where the picture is, for constraints; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { list.image != nil ? guide(\.image) : nil }

  // MARK: Size

  /// The size in which no text breaks; the height that goes with the width, where constraints give that.
  open override var intrinsicContentSize: CGSize {
    let natural = arrangement.naturalWidth
    let width = measuringWidth.map { min($0, natural) } ?? natural
    return CGSize(width: width, height: arrangement.height(width: measuringWidth ?? natural))
  }

  /// The height that the content wants at the width, and that width, or less where the content needs less.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = arrangement.naturalWidth
    let width = size.width > 0 ? min(size.width, natural) : natural
    return CGSize(width: width, height: arrangement.height(width: width))
  }

  /// The size as near to the target as the priorities want it, beside those of the content.
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
