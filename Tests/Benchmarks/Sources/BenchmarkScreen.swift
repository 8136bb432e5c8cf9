import Foundation
import HeadlessUIKit
import Raster
import Renderers
import Scenes
import ViewRendering

/// A phone's screen full of cards, 1179 by 2556 pixels.
@MainActor
enum BenchmarkScreen {
  /// The picture of the screen, whose catalogue is written below `folder` first.
  static func picture(in folder: URL) throws -> Bitmap {
    let file = folder.appendingPathComponent("screen.yaml")
    try Data(yaml(categories: "[L]", card: card).utf8).write(to: file)
    guard let scene = try Catalogue.load(at: file).cases.first, let configuration = scene.configuration else {
      throw BenchmarkError.nothingMeasured
    }
    let renderer = ViewRenderer()
    let recording = try renderer.layOut(under: configuration) {
      try scene.definition.get().makeView(for: configuration)
    }
    return try renderer.draw(recording.displayList, scale: configuration.scale)
  }

  /// The catalogue of a screen of twelve cards.
  static func yaml(categories: String, card: (CollectionCard) -> String) -> String {
    """
    matrix: {devices: [{name: screen, width: 393, height: 852}], scales: [3], categories: \(categories)}
    scenes:
      - name: screen
        view:
          class: UIView
          backgroundColor: systemBackground
          subviews:
            - class: UIStackView
              axis: vertical
              spacing: 8
              constraints:
                - self.top = superview.top + 16
                - self.leading = superview.leading + 16
                - self.trailing = superview.trailing - 16
              arrangedSubviews:
    \(CollectionCard.cards(12).map(card).joined())
    """
  }

  private static func card(_ card: CollectionCard) -> String {
    """
                    - class: UIStackView
                      axis: vertical
                      spacing: 4
                      layoutMargins: [12, 12, 12, 12]
                      isLayoutMarginsRelativeArrangement: true
                      backgroundColor: secondarySystemBackground
                      layer.cornerRadius: 12
                      arrangedSubviews:
                        - {class: UILabel, numberOfLines: 0, font: {textStyle: headline}, text: "\(card.title)"}
                        - {class: UILabel, numberOfLines: 0, font: {textStyle: body}, text: "\(card.message)"}
                        - {class: UILabel, font: {textStyle: footnote}, textColor: secondaryLabel, text: "\(card.date)"}

    """
  }
}
