public import Foundation
import UIKitValues

extension AttributeContainer {
  /// Creates a container of UIKit's attributes of `NSAttributedString` and of links; other ones are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init(uiKit: dictionary)
  }
}

extension AttributedString {
  /// Creates a text from one with UIKit's attributes and links; other ones are left out.
  public init(_ nsStr: NSAttributedString) {
    self.init(uiKit: nsStr)
  }
}

extension NSAttributedString {
  /// Creates a text from one whose attributes are UIKit's; other ones are left out, and the links of Foundation's are kept.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(attributedString: attrStr.uiKitString { $0 })
    var start = 0
    for run in attrStr.runs {
      let length = String(attrStr.characters[run.range]).utf16.count
      if let link = run.link { text.addAttribute(.link, value: link, range: NSRange(location: start, length: length)) }
      start += length
    }
    self.init(attributedString: text)
  }
}
