/// The first file of the catalogue that `galley init` begins: scenes to look at, change and learn from.
enum FirstScene {
  /// Its name in the catalogue's folder.
  static let fileName = "welcome.yaml"

  static let text = """
    # yaml-language-server: $schema=../catalogue.schema.json
    #
    # A first scene: a card that greets, and the same card on a phone. Keys and values are UIKit's names. The line above
    # lets editors complete them and check them. Rename this file, change what is in it, or write another one beside it.

    # What every scene below is rendered under: each combination of the values is a case, with a reference of its own.
    matrix:
      # A size of one's own, as high as what is in it; or a device by its name, such as iPhone 15.
      devices: [{name: card, width: 343, height: content}]
      # All twelve Dynamic Type sizes, from XS to AX5. A list such as [L, AX3] is faster.
      categories: all
      appearances: [light, dark]
      # Device pixels in a point.
      scales: [2]

    scenes:
      - name: welcome-card
        description: Icon and text beside each other; at the accessibility sizes below each other.
        # `&card` gives what follows a name, so that the next scene can show it, too.
        view: &card
          class: UIView
          # An accessibilityIdentifier: reports name views by it, and constraints, too.
          name: card
          # Colours of UIColor are light and dark by themselves. Others are written "#0A84FF".
          backgroundColor: secondarySystemBackground
          layer.cornerRadius: 16
          layoutMargins: [16, 16, 16, 16]
          # A line each, as layout anchors say it; or Visual Format: "H:|-[content]-|".
          constraints:
            - content.top = self.topMargin
            - content.leading = self.leadingMargin
            - content.trailing = self.trailingMargin
            - content.bottom = self.bottomMargin
          subviews:
            - class: UIStackView
              name: content
              spacing: 14
              alignment: top
              # Values for some configurations. The last variation that holds counts.
              variations:
                - {when: {category: accessibility}, axis: vertical}
              arrangedSubviews:
                - class: UIView
                  name: icon
                  backgroundColor: systemIndigo
                  # scaled(44) grows with the text, as body text does.
                  constraints:
                    - self.width = scaled(44)
                    - self.height = self.width
                    - initial.centerX = self.centerX
                    - initial.centerY = self.centerY
                  layer.cornerRadius: 22
                  subviews:
                    - class: UILabel
                      name: initial
                      font: {textStyle: headline}
                      adjustsFontForContentSizeCategory: true
                      textColor: white
                      text: G
                - class: UIStackView
                  name: texts
                  axis: vertical
                  alignment: leading
                  spacing: 4
                  arrangedSubviews:
                    # A text style grows with the reader's text size; numberOfLines: 0 lets it wrap.
                    - class: UILabel
                      name: title
                      font: {textStyle: headline}
                      adjustsFontForContentSizeCategory: true
                      numberOfLines: 0
                      text: Welcome to your catalogue
                    - class: UILabel
                      name: message
                      font: {textStyle: subheadline}
                      adjustsFontForContentSizeCategory: true
                      numberOfLines: 0
                      text: Twelve text sizes, light and dark. Change this text, and see what moves.
                    # Fingers need 44 by 44 points. `galley audit` says where they do not have them.
                    - class: UIButton
                      name: action
                      backgroundColor: "#3634A3"
                      layer.cornerRadius: 12
                      contentEdgeInsets: [10, 16, 10, 16]
                      constraints: [self.height >= 44]
                      titleLabel.font: {textStyle: subheadline}
                      titleLabel.adjustsFontForContentSizeCategory: true
                      title: Learn more

      - name: welcome-screen
        description: The card on a phone, clear of the notch, in a view that scrolls where the text is too long.
        # A scene's own values take the place of those at the top.
        devices: [iPhone 15]
        categories: [L, AX5]
        view:
          class: UIScrollView
          name: screen
          backgroundColor: systemBackground
          # So that its content keeps clear of the notch also where all of it fits.
          alwaysBounceVertical: true
          constraints:
            - card.top = self.contentLayoutGuide.top + 16
            - card.bottom = self.contentLayoutGuide.bottom - 16
            - card.leading = self.contentLayoutGuide.leading + 16
            - card.trailing = self.contentLayoutGuide.trailing - 16
            - card.width = self.frameLayoutGuide.width - 32
          subviews: [*card]

    """
}
