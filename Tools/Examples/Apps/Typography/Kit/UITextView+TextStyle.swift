import UIKit

extension UITextView: TextStyleElement {
    @IBInspectable public var textStyleName: String? {
        get { return storedTextStyleName }
        set { storedTextStyleName = newValue }
    }

    public func applyTextStyle(_ style: TextStyle) {
        font = style.font(compatibleWith: traitCollection)
        if let color = style.textColor { textColor = color }
    }
}
