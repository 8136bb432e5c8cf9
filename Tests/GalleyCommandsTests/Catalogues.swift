/// YAML for small catalogues.
enum Catalogues {
  /// A scene `greeting`: a card of 343 points with 16 points around its title, at L and AX3, 2x.
  static func card(_ text: String = "Good morning", scene: String = "greeting") -> String {
    """
    matrix:
      devices: [{name: card, width: 343, height: content}]
      scales: [2]
      categories: [L, AX3]
    scenes:
      - name: \(scene)
        view:
          class: UIView
          name: card
          frame: [0, 0, 343, 100]
          backgroundColor: secondarySystemBackground
          subviews:
            - class: UILabel
              name: title
              frame: [16, 16, 311, 68]
              autoresizingMask: [flexibleWidth, flexibleHeight]
              font: {textStyle: body}
              adjustsFontForContentSizeCategory: true
              numberOfLines: 0
              text: "\(text)"
    """
  }

  /// A scene `one`: a label with the given lines of YAML, on a device with the given width and height, at L.
  static func label(_ properties: String..., scene: String = "one", device: String = "width: 100, height: content")
    -> String
  {
    let view = (["class: UILabel"] + properties).map { "      " + $0 }.joined(separator: "\n")
    return """
      matrix: {devices: [{name: card, \(device)}], categories: [L]}
      scenes:
        - name: "\(scene)"
          view:
      \(view)
      """
  }
}
