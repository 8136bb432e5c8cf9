import Foundation
package import UIKitValues

/// The colours of configured buttons in the look of iOS 15 to 18.
///
/// Source: `input-and-controls.md` §10 of the shared facts, whose rule has a middle confidence and whose values have a
/// low one. What highlighting and selection change is not public.
extension UIButton.Configuration {
  /// The share of the tint colour in a tinted background: 15 to 18 hundredths.
  private static var tintedAlpha: CGFloat { 0.18 }
  /// The share of its colours that a highlighted button keeps.
  private static var highlightedAlpha: CGFloat { 0.75 }

  /// The style to look like: a selected button is the next stronger one.
  private var shownStyle: ButtonStyle {
    guard state.flags.isSelected, automaticallyUpdateForSelection else { return style }
    return style == .plain ? .tinted : .filled
  }

  private var accent: UIColor {
    state.isDestructive ? .systemRed : state.tintColor ?? .systemBlue
  }

  /// The colours of texts and background of a button that can be used or not, in a tint colour.
  @MainActor
  package func colors(
    isEnabled: Bool, isDestructive: Bool, tint: UIColor?
  ) -> (foreground: UIColor, background: UIColor) {
    var shown = self
    (shown.state.flags.isDisabled, shown.state.isDestructive, shown.state.tintColor) = (!isEnabled, isDestructive, tint)
    return (shown.foregroundColor, shown.backgroundColor)
  }

  private func dimmed(_ color: UIColor) -> UIColor {
    guard state.flags.isHighlighted, !state.flags.isDisabled else { return color }
    return UIColor { traits in
      let shown = color.resolvedColor(with: traits)
      return shown.withAlphaComponent(shown.cgColor.alpha * Self.highlightedAlpha)
    }
  }

  /// The colour of texts and image before transformers.
  var foregroundColor: UIColor {
    if state.flags.isDisabled { return .tertiaryLabel }
    let standard: UIColor = shownStyle == .filled ? .white : accent
    return dimmed(baseForegroundColor ?? standard)
  }

  /// The colour of the background unless the app has set one.
  var backgroundColor: UIColor {
    if state.flags.isDisabled { return shownStyle == .plain ? .clear : .tertiarySystemFill }
    let base = baseBackgroundColor
    switch shownStyle {
    case .plain: return base.map(dimmed) ?? .clear
    case .gray: return dimmed(base ?? .secondarySystemFill)
    case .tinted: return dimmed((base ?? accent).withAlphaComponent(Self.tintedAlpha))
    case .filled: return dimmed(base ?? accent)
    }
  }
}
