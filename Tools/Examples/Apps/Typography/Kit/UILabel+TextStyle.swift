import UIKit

extension UILabel: TextStyleElement {
    @IBInspectable public var textStyleName: String? {
        get { return storedTextStyleName }
        set { storedTextStyleName = newValue }
    }

    @objc public func applyTextStyle(_ style: TextStyle) {
        numberOfLines = 0
        font = style.font(compatibleWith: traitCollection)
        if let color = style.textColor { textColor = color }
        guard let text = text else { return }
        let cased = style.textCase.apply(to: text)
        if style.letterSpacing > 0 {
            attributedText = NSAttributedString(string: cased, attributes: [.kern: style.letterSpacing, .font: font as Any])
        } else {
            self.text = cased
        }
    }
}
