public import Foundation
@_spi(Subclasses) public import UIKitValues

/// A spinner. At rest nothing is seen of it, as it is hidden when stopped.
///
/// Differs from UIKit: while it spins it is not drawn, and a scene that would show it fails.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  private var isSpinning = false

  /// A spinner of a style, at rest.
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

  /// Gives `nil`: archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }

  private func prepare() {
    isHidden = hidesWhenStopped
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      // As Interface Builder has it for this class (750; labels and plain views have less).
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

  /// How large it is.
  open var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether it is hidden when stopped; true at first.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isSpinning }
  }
  /// Its colour; nil is the style's. Kept: it is not drawn.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var color: UIColor!
  /// Whether it spins.
  open var isAnimating: Bool { isSpinning }

  /// Spins from now on, and shows.
  open func startAnimating() {
    isSpinning = true
    isHidden = false
  }

  /// Spins no longer, and hides if it is to.
  open func stopAnimating() {
    isSpinning = false
    if hidesWhenStopped { isHidden = true }
  }

  /// 20 points wide and high, large ones 37 (frames that Interface Builder stored, 52 of 53).
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func needsMeasuring(atWidth width: CGFloat, first size: CGSize) -> Bool { false }

  @_spi(Subclasses) open override func recordedContent(on pixels: PlacedPixelGrid) -> ViewContent {
    UIKitFaults.unsupported("UIActivityIndicatorView that shows", instead: "Stop it before the picture is taken.")
    return super.recordedContent(on: pixels)
  }
}

extension UIActivityIndicatorView {
  /// How large a spinner is; raw values are UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// The older name of a large white one.
    case whiteLarge = 0
    /// The older name of a white one.
    case white = 1
    /// The older name of a grey one.
    case gray = 2
    /// As usual.
    case medium = 100
    /// Larger.
    case large = 101
  }
}
