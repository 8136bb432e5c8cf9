import Drawing
public import Foundation
@_spi(Subclasses) public import UIKitValues

/// A spinner. It is hidden while stopped, by default.
///
/// Differs from UIKit: it does not turn. Of eight blades the left one is always the strongest.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  private var isSpinning = false

  /// Creates a spinner of the given style, not animating.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    prepare()
    frame.size = intrinsicContentSize
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a spinner from an Interface Builder document. An archive's coder gives a medium one.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    coder.document?.decodeProperties(of: self, declaredBy: UIView.self)
    // A document says so of a spinner that hides when it is stopped.
    let isHiddenInDocument = isHidden
    hidesWhenStopped = false
    isHidden = isHiddenInDocument
    coder.document?.decodeProperties(of: self, declaredBy: UIActivityIndicatorView.self)
  }

  private func prepare() {
    isHidden = hidesWhenStopped
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      // The value that Interface Builder uses for this class (750; labels and plain views have less).
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

  /// The size and default colour of the spinner.
  open var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the view is hidden while stopped; `true` by default.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isSpinning }
  }
  /// The spinner's colour; the style's colour if `nil`: white for the white styles, grey for the others, which is the colour
  /// of secondary labels (a public picture of iOS 16 or 17).
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var color: UIColor!
  /// Whether the spinner is animating.
  open var isAnimating: Bool { isSpinning }

  /// Starts the animation and shows the view.
  open func startAnimating() {
    isSpinning = true
    isHidden = false
  }

  /// Stops the animation, and hides the view if `hidesWhenStopped` is set.
  open func stopAnimating() {
    isSpinning = false
    if hidesWhenStopped { isHidden = true }
  }

  /// A square of 20 points, or of 37 for the large styles (52 of 53 frames stored by Interface Builder).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: spinner.side, height: spinner.side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(Subclasses) open override func needsMeasuring(atWidth width: CGFloat, first size: CGSize) -> Bool { false }

  @_spi(Subclasses) open override var isStandardAccessibilityElement: Bool { true }
  /// "In progress" in all languages: UIKit's own words in others are not public.
  @_spi(Subclasses) open override var standardAccessibilityLabel: String? { "In progress" }
  @_spi(Subclasses) open override var standardAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = ViewContent()
    guard !hasNoArea else { return content }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    content.commands = spinner.commands(around: center, shownColor.color(under: traitCollection))
    return content
  }

  private var spinner: Spinner { isLarge ? .large : .medium }
  private var isLarge: Bool { style == .large || style == .whiteLarge }

  private var shownColor: UIColor {
    if let color { return color }
    return style == .white || style == .whiteLarge ? .white : .secondaryLabel
  }
}

extension UIActivityIndicatorView {
  /// The styles of spinner, with UIKit's raw values.
  public enum Style: Int, Sendable, CaseIterable {
    /// The older name of the large white style.
    case whiteLarge = 0
    /// The older name of the white style.
    case white = 1
    /// The older name of the grey style.
    case gray = 2
    /// The standard size.
    case medium = 100
    /// The large size.
    case large = 101
  }
}
