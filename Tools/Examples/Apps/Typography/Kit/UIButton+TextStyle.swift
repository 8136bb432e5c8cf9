import UIKit

@objc public extension UIButton {
    func setTitle(_ title: String, textStyleName: String) {
        setTitle(title, for: .normal)
        self.textStyleName = textStyleName
    }
}

extension UIButton: TextStyleElement {
    @IBInspectable public var textStyleName: String? {
        get { return storedTextStyleName }
        set { storedTextStyleName = newValue }
    }

    @objc public func applyTextStyle(_ style: TextStyle) {
        titleLabel?.font = style.font(compatibleWith: traitCollection)
        titleLabel?.numberOfLines = 0
        setTitle(currentTitle.map(style.textCase.apply(to:)), for: .normal)
        for state in [UIControl.State.normal, .highlighted] where style.textColor != nil {
            setTitleColor(style.textColor, for: state)
        }
    }
}
