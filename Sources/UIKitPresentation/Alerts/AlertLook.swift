import Drawing
import Findings
import Foundation
import Raster
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// The colours of alerts and action sheets.
enum AlertLook {
  /// The line before a button, and around a text field: 178 on a card of 240 (high); in the dark a judgement.
  static let line = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.16) : UIColor(white: 178 / 255, alpha: 1)
  }
  /// The text of an action sheet's header: 130 on 240 (high); in the dark the secondary label's (a judgement).
  static let headerText = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .secondaryLabel : UIColor(white: 130 / 255, alpha: 1)
  }
  /// The background of a text field: white (high); in the dark a judgement.
  static let field = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 44 / 255, alpha: 1) : .white
  }
  /// A title that cannot be chosen (medium: grey).
  static let disabled = UIColor.tertiaryLabel
}

/// A card with round corners.
final class AlertCardView: UIView {
  /// The material of the card.
  enum Kind {
    case alert, actionSheet, cancel

    /// The tint over what is blurred. Cards are 240 over white that is dimmed to 204 (high); a clone's F2F2F2 gives that at
    /// 94 %. In the dark 1E1E1E and 292929 at 75 % (medium). A card that cancels is opaque: 255, and 2C2C2C in the dark.
    func tint(isDark: Bool) -> (white: CGFloat, alpha: CGFloat) {
      switch self {
      case .alert: isDark ? (30 / 255, 0.75) : (242 / 255, 0.94)
      case .actionSheet: isDark ? (41 / 255, 0.75) : (242 / 255, 0.94)
      case .cancel: isDark ? (44 / 255, 1) : (1, 1)
      }
    }
  }

  private let kind: Kind
  /// Whether the card has no background and no corners of its own, as in a popover.
  var isPlain = false {
    didSet { layer.cornerRadius = isPlain ? 0 : radius }
  }
  private let radius: CGFloat

  init(_ kind: Kind, radius: CGFloat) {
    (self.kind, self.radius) = (kind, radius)
    super.init(frame: .zero)
    isOpaque = false
    clipsToBounds = true
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    var content = super.recordedContent(on: pixels)
    guard !isPlain, !hasNoArea else { return content }
    let tint = kind.tint(isDark: traitCollection.userInterfaceStyle == .dark)
    let isOpaque = tint.alpha == 1 || viewEnvironment.accessibility.reducesTransparency
    let area = Path.rectangle(bounds)
    if !isOpaque {
      content.commands.append(.backdrop(area, Material.backdrop))
      content.notes.append(
        .init(
          kind: .approximateLook, message: "Materials are drawn as a blur with an estimated tint, without vibrancy."))
    }
    let color = Color(
      red: Double(tint.white), green: Double(tint.white), blue: Double(tint.white),
      alpha: isOpaque ? 1 : Double(tint.alpha))
    content.commands.append(.fill(area, color))
    return content
  }
}
