import Drawing
public import Foundation
@_spi(Subclasses) public import UIKitValues

/// A control for refreshing content that is pulled down: a spinner above the content while it refreshes, with a title. While
/// idle, it is hidden.
///
/// As in UIKit, `beginRefreshing()` adds the control's height to the scroll view's insets but does not scroll: the
/// control is seen once the offset is set to show it. Differs from UIKit: the spinner does not turn, and a content that is pulled
/// down without refreshing shows nothing.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The control's height with and without a title: 60 points (a Mac; medium confidence).
  static let height: CGFloat = 60
  private let titleLabel = UILabel()

  /// Creates a control that does not refresh; its scroll view places it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control that does not refresh; its scroll view places it.
  public init() {
    super.init(frame: .zero)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    isHidden = true
    frame.size.height = UIRefreshControl.height
    titleLabel.textAlignment = .center
    titleLabel.font = .systemFont(ofSize: 12)
    titleLabel.textColor = .secondaryLabel
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.document?.decodeProperties(of: self, declaredBy: UIRefreshControl.self)
  }

  /// Whether the control is refreshing.
  open private(set) var isRefreshing = false {
    didSet {
      guard isRefreshing != oldValue else { return }
      isHidden = !isRefreshing
      (superview as? UIScrollView)?.refreshInset = isRefreshing ? UIRefreshControl.height : 0
    }
  }
  /// The text below the spinner; 12 points, which is an estimate, where it says nothing else.
  open var attributedTitle: NSAttributedString? {
    didSet {
      titleLabel.attributedText = attributedTitle
      if attributedTitle == nil { titleLabel.removeFromSuperview() } else { addSubview(titleLabel) }
      setNeedsLayout()
    }
  }

  /// Starts refreshing; no action is sent.
  open func beginRefreshing() { isRefreshing = true }

  /// Stops refreshing.
  open func endRefreshing() { isRefreshing = false }

  /// The height that the control adds to its scroll view's insets.
  final var wantedInset: CGFloat { isRefreshing ? UIRefreshControl.height : 0 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = titleLabel.sizeThatFits(bounds.size).height
    titleLabel.frame = CGRect(x: 0, y: bounds.height - height - 4, width: bounds.width, height: height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIRefreshControl.height)
  }

  /// "In progress" in all languages, as a spinner says.
  @_spi(Subclasses) open override var standardAccessibilityLabel: String? { isRefreshing ? "In progress" : nil }

  @_spi(Subclasses) open override var hasNothingToSpeak: Bool { !isRefreshing }

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = ViewContent()
    guard isRefreshing, !hasNoArea else { return content }
    let room = attributedTitle == nil ? bounds.height : titleLabel.frame.minY
    let color = (ownTintColor ?? .secondaryLabel).color(under: traitCollection)
    content.commands = Spinner.medium.commands(around: CGPoint(x: bounds.midX, y: room / 2), color)
    return content
  }
}

extension UIScrollView {
  /// Places the control right above the content's start.
  final func placeRefreshControl() {
    let height = UIRefreshControl.height
    refreshControl?.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
  }
}
