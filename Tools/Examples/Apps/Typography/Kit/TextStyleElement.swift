import UIKit

/// A view whose text has a style.
@objc public protocol TextStyleElement: AnyObject {
    var textStyleName: String? { get set }
    func applyTextStyle(_ style: TextStyle)
    @objc optional func textStyleDidChange(to style: TextStyle)
    @objc optional var keepsItsColor: Bool { get }
}

private var nameKey: UInt8 = 0
private var isObservingKey: UInt8 = 0

extension TextStyleElement where Self: NSObject {
    var storedTextStyleName: String? {
        get { return objc_getAssociatedObject(self, &nameKey) as? String }
        set {
            objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
            observeContentSizeCategory()
            updateTextStyle()
        }
    }

    func updateTextStyle() {
        guard let name = storedTextStyleName, let style = Configuration.shared.styles[name] else { return }
        applyTextStyle(style)
        textStyleDidChange?(to: style)
    }

    private func observeContentSizeCategory() {
        guard objc_getAssociatedObject(self, &isObservingKey) == nil else { return }
        objc_setAssociatedObject(self, &isObservingKey, true, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        NotificationCenter.default.addObserver(
            self, selector: #selector(NSObject.typographyContentSizeCategoryDidChange(_:)),
            name: UIContentSizeCategory.didChangeNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(NSObject.typographyContentSizeCategoryDidChange(_:)), name: .textStylesDidChange,
            object: nil)
    }
}

extension NSObject {
    @objc func typographyContentSizeCategoryDidChange(_ notification: Notification) {
        (self as? UILabel)?.updateTextStyle()
        (self as? UIButton)?.updateTextStyle()
        (self as? UITextView)?.updateTextStyle()
    }
}
