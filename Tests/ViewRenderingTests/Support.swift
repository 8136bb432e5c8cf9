import DynamicType
import Foundation
import HeadlessUIKit
import ViewRendering

/// A card with a custom size at two pixels per point, as high as its content if `height` is nil.
func card(width: Double = 343, height: Double? = nil) -> Configuration {
  var configuration = Configuration(device: Device(freeSize: "card", width: width, height: height))
  configuration.scale = 2
  return configuration
}

@MainActor
func label(_ text: String, font: UIFont = .systemFont(ofSize: 17)) -> UILabel {
  let label = UILabel()
  label.font = font
  label.numberOfLines = 0
  label.text = text
  return label
}

/// A view 100 points high with one subview, inset by 16 points and flexible in both directions.
@MainActor
func cardView(_ subview: UIView) -> UIView {
  let card = UIView(frame: CGRect(x: 0, y: 0, width: 343, height: 100))
  card.backgroundColor = .secondarySystemBackground
  subview.frame = CGRect(x: 16, y: 16, width: 311, height: 68)
  subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  card.addSubview(subview)
  return card
}
