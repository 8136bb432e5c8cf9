public import Foundation
public import UIKitCore
public import UIKitValues

/// A button that pastes. The system draws it: here it is a filled button with the word in English. Pressing it hands nothing
/// over, as no one presses it by hand.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  /// The look given on creation.
  public final let configuration: Configuration
  /// The object that receives the pasted items. A weak reference.
  open weak var target: (any UIPasteConfigurationSupporting)?
  private let button = UIButton(type: .system)

  /// Creates a button with a look.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    var look = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { look.title = "Paste" }
    if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
    look.imagePadding = 6
    look.cornerStyle = configuration.cornerStyle
    look.baseForegroundColor = configuration.baseForegroundColor
    look.baseBackgroundColor = configuration.baseBackgroundColor
    if configuration.cornerRadius >= 0 { look.background.cornerRadius = configuration.cornerRadius }
    button.configuration = look
    button.isUserInteractionEnabled = false
    addSubview(button)
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}

extension UIPasteControl {
  /// The content of a button that pastes, with UIKit's raw values.
  public enum DisplayMode: UInt, Sendable, CaseIterable {
    /// The icon and the word.
    case iconAndLabel = 0
    /// The icon.
    case iconOnly = 1
    /// The word.
    case labelOnly = 2
  }

  /// The look of a button that pastes.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Its content.
    open var displayMode = DisplayMode.iconAndLabel
    /// Its corners.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The radius of its corners; negative for that of the style.
    open var cornerRadius: CGFloat = -1
    /// The colour of the icon and the word.
    open var baseForegroundColor: UIColor?
    /// The colour behind them.
    open var baseBackgroundColor: UIColor?

    /// Creates the default look.
    public override init() {
      super.init()
    }
  }
}
