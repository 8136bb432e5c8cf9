import Foundation

extension UIButton {
  /// The types of button, with UIKit's raw values.
  public enum ButtonType: Int, Sendable, CaseIterable {
    /// A white title at 18 points, without any other styling.
    case custom = 0
    /// A title at 15 points in the tint colour.
    case system = 1
    /// The symbol of a detail button.
    case detailDisclosure = 2
    /// The same as `detailDisclosure`.
    case infoLight = 3
    /// The same as `detailDisclosure`.
    case infoDark = 4
    /// A plus sign in a circle.
    case contactAdd = 5
    /// The same as `system`.
    case plain = 6
    /// A cross in a circle.
    case close = 7

    /// The older name of `system`.
    public static let roundedRect = ButtonType.system

    /// The type that Interface Builder documents call by a name.
    init?(documentName name: String) {
      guard
        let type = ButtonType.allCases.first(where: { name == "\($0)" || $0 == .roundedRect && name == "roundedRect" })
      else { return nil }
      self = type
    }

    /// The image of a type that is a symbol: at 17 points and the large scale, as stored frames of 25 by 24 points say
    /// (Interface Builder, one of `infoLight`).
    @MainActor var symbol: UIImage? {
      let name: String? =
        switch self {
        case .custom, .system, .plain: nil
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark.circle.fill"
        }
      let image = name.flatMap {
        UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(scale: .large))
      }
      // A close button is grey, whatever the tint (from memory; which grey is not public).
      return self == .close ? image?.withTintColor(.tertiaryLabel, renderingMode: .alwaysOriginal) : image
    }
  }
}

extension UIButton {
  /// The role of a button, with UIKit's raw values.
  public enum Role: Int, Sendable, CaseIterable {
    /// No special role.
    case normal = 0
    /// The action that the user is most likely to choose.
    case primary = 1
    /// The action that cancels, leaving things unchanged.
    case cancel = 2
    /// The action that destroys data.
    case destructive = 3
  }
}

/// The label with a button's title, under UIKit's name: a change of its size changes the button's size.
final class UIButtonLabel: UILabel {
  /// The button speaks for its title.
  override var isStandardAccessibilityElement: Bool { false }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UIButton)?.sizeDidChange()
  }
}

extension UIButton {
  /// The title to display: with attributes, or in the button's own font and colour.
  private enum TitleContent {
    case plain(LocalizedText)
    /// An attributed title, and the looked-up text with the same characters.
    case attributed(NSAttributedString, LocalizedText)
  }

  /// The title to display: the state's own before that of `normal`, and the attributed before the plain one. An
  /// attributed title has the plain one's variants by width if both have the same characters.
  private var titleInState: TitleContent? {
    if let element = chosenMenuElement { return .plain(LocalizedText(element.title)) }
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
    guard configured == nil else { return configurationStateDidChange() }
    updateContentViews()
    sizeDidChange()
  }

  func sizeDidChange() {
    guard configured?.isUpdating != true else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Updates the content of the label and the image views for the current state.
  func updateContentViews() {
    if let image = currentImage {
      pictureView.image = image
      pictureView.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
      updateImageTint()
    } else {
      storedImageView?.image = nil
    }
    updateBackground()
    updateDimming()
    switch titleInState {
    case .plain(let title) where showsShape: showUnderlined(title)
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

  private func showUnderlined(_ title: LocalizedText) {
    let text = NSAttributedString(
      string: title.string, attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
    if label.localizedText != title || label.content.attributedString == nil {
      label.attributedText = text
      label.content.localizedText = title
    }
    if label.textColor != currentTitleColor { label.textColor = currentTitleColor }
  }

  /// Makes the image of a disabled system button as grey as a title would be: Stack Overflow 47468313 has pictures of it,
  /// lighter than the image of a button that can be used. An image of its own for that state stays as it is, and so does
  /// an image view with its own tint colour.
  private func updateImageTint() {
    let greys = !isEnabled && buttonType != .custom && adjustsImageWhenDisabled && images[.disabled] == nil
    guard greys != isImageGrey, isImageGrey || pictureView.ownTintColor == nil else { return }
    isImageGrey = greys
    pictureView.tintColor = greys ? .tertiaryLabel : nil
  }

  /// Dims title and image of a highlighted system button to a fifth (OpenUIKit's measurement on iOS 26.1, for titles).
  private func updateDimming() {
    let dims = isHighlighted && buttonType != .custom
    guard dims != isDimmed else { return }
    isDimmed = dims
    for view in [storedLabel, storedImageView] as [UIView?] { view?.alpha = contentAlpha }
  }

  private var contentAlpha: CGFloat { isDimmed ? 0.2 : 1 }

  /// Whether the title's colour has changed since it was displayed, for a title whose first character has no colour
  /// of its own. What shows counts: a dimmed tint colour is another object each time.
  private func hasNewColor(for title: NSAttributedString) -> Bool {
    title.length > 0 && title.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil
      && label.textColor.resolvedColor(with: traitCollection) != currentTitleColor.resolvedColor(with: traitCollection)
  }

  // MARK: Views

  var label: UIButtonLabel {
    if let storedLabel { return storedLabel }
    let label = UIButtonLabel()
    label.font = titleFont
    label.lineBreakMode = .byTruncatingMiddle
    label.alpha = contentAlpha
    storedLabel = label
    addSubview(label)
    return label
  }

  var pictureView: UIImageView {
    if let storedImageView { return storedImageView }
    let view = UIImageView()
    view.tintsAutomaticImages = buttonType != .custom
    view.alpha = contentAlpha
    storedImageView = view
    insertSubview(view, at: storedBackgroundView == nil && configured?.background == nil ? 0 : 1)
    return view
  }

  // MARK: Defaults

  /// The title's font if the label does not exist yet: 18 points for custom buttons (an empty one is 34 points high,
  /// flowkey/UIKit-cross-platform, in tests that also ran on iOS), 15 for the others (Interface Builder's default).
  var titleFont: UIFont {
    storedLabel?.font ?? .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
  }

  /// The default colour of a title: white in custom buttons, the tint colour in the others (Apple's documentation of
  /// `tintColor`). In a disabled one it is `tertiaryLabel`; UIKit's exact grey is not public.
  func defaultTitleColor(for state: State) -> UIColor {
    if buttonType == .custom { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  /// Whether a title is underlined because Button Shapes is on: that of a system button, which looks like text.
  private var showsShape: Bool { buttonType != .custom && UIAccessibility.buttonShapesEnabled }
}
