import InterfaceDocuments
import UIKitCore

extension ElementClass {
  static let visualEffectView = ElementClass(
    "visualEffectView", UIVisualEffectView.self, inherits: .view,
    [
      .custom(children: ["blurEffect", "vibrancyEffect"]) {
        (view: UIVisualEffectView, element, _) throws(InterfaceProblem) in
        if let effect = try effect(in: element) { view.effect = effect }
      },
      .custom(children: ["contentView"]) { (view: UIVisualEffectView, element, coder) in
        if let content = element.child("contentView") { coder.apply(content, to: view.contentView) }
      },
    ])

  /// The vibrancy or blur that an element has as a child.
  private static func effect(in element: InterfaceElement) throws(InterfaceProblem) -> UIVisualEffect? {
    if let vibrancy = element.child(named: "vibrancyEffect") {
      guard let blur = try blurEffect(in: vibrancy) else { return nil }
      guard let style = try vibrancy.choice("style", in: vibrancyStyles) else {
        return UIVibrancyEffect(blurEffect: blur)
      }
      return UIVibrancyEffect(blurEffect: blur, style: style)
    }
    return try blurEffect(in: element)
  }

  private static func blurEffect(in element: InterfaceElement) throws(InterfaceProblem) -> UIBlurEffect? {
    try element.child(named: "blurEffect")?.choice("style", in: blurStyles).map { UIBlurEffect(style: $0) }
  }

  private static let vibrancyStyles: KeyValuePairs<String, UIVibrancyEffectStyle> = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill, "tertiaryFill": .tertiaryFill,
    "separator": .separator,
  ]
}
