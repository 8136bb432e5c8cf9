import Foundation
import Scenes
import ViewRendering

/// The card that is drawn: a text in the body style on a rounded rectangle 343 points wide, at 2x, in twelve sizes.
enum BenchmarkCard {
  /// The cases of the card, read like any catalogue, which is written below `folder` first.
  static func cases(named name: String = "card", text: String, in folder: URL) throws -> [SceneCase] {
    let file = folder.appendingPathComponent("card.yaml")
    try Data(yaml(name, text).utf8).write(to: file)
    return try Catalogue.load(at: file).cases
  }

  /// A JSON string is also a YAML string.
  private static func yaml(_ name: String, _ text: String) throws -> String {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    return """
      matrix: {devices: [{name: card, width: 343, height: content}], scales: [2], categories: all}
      scenes:
        - name: \(name)
          view:
            class: UIView
            frame: [0, 0, 343, 100]
            backgroundColor: secondarySystemBackground
            layer.cornerRadius: 12
            subviews:
              - class: UILabel
                frame: [16, 16, 311, 68]
                autoresizingMask: [flexibleWidth, flexibleHeight]
                font: {textStyle: body}
                adjustsFontForContentSizeCategory: true
                numberOfLines: 0
                text: \(quoted)

      """
  }
}
