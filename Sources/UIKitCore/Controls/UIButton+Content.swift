import Foundation

extension UIButton {
  /// The kinds of button; raw values are UIKit's.
  public enum ButtonType: Int, Sendable, CaseIterable {
    /// White title at 18 points, nothing else.
    case custom = 0
    /// The tint colour's title at 15 points.
    case system = 1
    /// Differs from UIKit: fails the scene, as its picture is a system symbol. So do the next three.
    case detailDisclosure = 2
    /// Differs from UIKit: fails the scene, as `detailDisclosure` does.
    case infoLight = 3
    /// Differs from UIKit: fails the scene, as `detailDisclosure` does.
    case infoDark = 4
    /// Differs from UIKit: fails the scene, as `detailDisclosure` does.
    case contactAdd = 5
    /// Looks as `system` does.
    case plain = 6
    /// Differs from UIKit: fails the scene, as `detailDisclosure` does.
    case close = 7

    /// The older name of `system`.
    public static let roundedRect = ButtonType.system
  }
}

extension UIButton {
  /// The part a button plays; raw values are UIKit's.
  public enum Role: Int, Sendable, CaseIterable {
    /// None.
    case normal = 0
    /// What one does as a rule.
    case primary = 1
    /// It leaves things as they were.
    case cancel = 2
    /// It destroys something.
    case destructive = 3
  }
}

/// A value for each state that has one of its own.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]
  /// What an appearance proxy says, which counts where the state has no value of its own.
  private var standards: [UIControl.State: Value] = [:]

  /// The state's value.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? standards[state] }
    set { values[state] = newValue }
  }

  /// Takes over the values of a proxy. False if it has none.
  mutating func takeOver(from proxy: StateValues) -> Bool {
    standards.merge(proxy.values) { $1 }
    return !proxy.values.isEmpty
  }

  /// The state's own value, else that of `normal` (Apple's documentation of `setTitle(_:for:)`). A combined state with
  /// none of its own has that of `normal` too, not that of one of its parts.
  func value(for state: UIControl.State) -> Value? {
    self[state] ?? self[.normal]
  }
}

/// The view of a button's title, under UIKit's name: what changes its size changes the button's.
final class UIButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UIButton)?.sizeDidChange()
  }
}

extension UIButton {
  /// A title to show: with attributes, or in the button's own font and colour.
  private enum TitleContent {
    case plain(LocalizedText)
    /// With what was looked up as its characters.
    case attributed(NSAttributedString, LocalizedText)
  }

  /// The state's own title before that of `normal`, and an attributed one before a plain one, of which it has the variants by
  /// width where both have the same characters.
  private var titleInState: TitleContent? {
    for state in [state, .normal] {
      let plain = titles[state]
      if let title = attributedTitles[state] {
        let known = plain.flatMap { $0.string == title.string ? $0 : nil }
        return .attributed(title, known ?? LocalizedText(title.string))
      }
      if let plain { return .plain(plain) }
    }
    return nil
  }

  var hasTitle: Bool {
    switch titleInState {
    case .plain(let title): !title.string.isEmpty
    case .attributed(let title, _): title.length > 0
    case nil: false
    }
  }

  var hasAttributedTitle: Bool {
    guard case .attributed? = titleInState else { return false }
    return true
  }

  func contentDidChange() {
    updateContentViews()
    sizeDidChange()
  }

  func sizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Gives the two views what they show in the current state.
  func updateContentViews() {
    if let image = currentImage {
      pictureView.image = image
    } else {
      storedImageView?.image = nil
    }
    updateBackground()
    switch titleInState {
    case .plain(let title):
      label.localizedText = title
      label.textColor = currentTitleColor
    case .attributed(let title, let text)
    where label.attributedText != title || label.localizedText != text || hasNewColor(for: title):
      label.textColor = currentTitleColor
      label.attributedText = title
      label.content.localizedText = text
    case .attributed: break
    case nil: storedLabel?.text = nil
    }
  }

  /// Whether the title's colour has changed since it was shown, where the title begins without one of its own.
  private func hasNewColor(for title: NSAttributedString) -> Bool {
    title.length > 0 && title.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil
      && label.textColor != currentTitleColor
  }

  // MARK: Views

  var label: UIButtonLabel {
    if let storedLabel { return storedLabel }
    let label = UIButtonLabel()
    label.font = titleFont
    label.lineBreakMode = .byTruncatingMiddle
    storedLabel = label
    addSubview(label)
    return label
  }

  var pictureView: UIImageView {
    if let storedImageView { return storedImageView }
    let view = UIImageView()
    storedImageView = view
    insertSubview(view, at: storedBackgroundView == nil ? 0 : 1)
    return view
  }

  // MARK: Defaults

  /// The title's font, where the label has none yet: 18 points in custom buttons (an empty one is 34 points high,
  /// flowkey/UIKit-cross-platform, tests that also ran on iOS), 15 in the others (Interface Builder's default).
  var titleFont: UIFont {
    storedLabel?.font ?? .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
  }

  /// The colour of a title nobody gave one: white in custom buttons, the tint colour in the others (Apple's
  /// documentation of `tintColor`). In a disabled one it is `tertiaryLabel`; which grey it is in UIKit is not public.
  func defaultTitleColor(for state: State) -> UIColor {
    if buttonType == .custom { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  func reportUnsupportedType() {
    guard ![.custom, .system, .plain].contains(buttonType) else { return }
    UIKitFaults.unsupported(
      "UIButton(type: .\(buttonType))", instead: "Its picture is a system symbol: set an image of a custom button.")
  }
}
