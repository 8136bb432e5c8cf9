import Foundation
import Testing
import UIKitTestSupport
import UIKitText

@_spi(Subclasses) @testable import UIKitCore

/// A storage's notes of edits, as Apple documents them.
@MainActor @Suite(.ownEnvironment) struct TextStorageTests {
  private final class Log: NSObject, NSTextStorageDelegate {
    var edits: [String] = []
    func textStorage(
      _ storage: NSTextStorage, didProcessEditing mask: NSTextStorage.EditActions, range: NSRange, changeInLength: Int
    ) {
      edits.append("\(mask.rawValue) \(range.location) \(range.length) \(changeInLength)")
    }
  }

  @Test func everyEditIsToldOnceWithItsRangeAfterTheChange() {
    let (storage, log) = (NSTextStorage(string: "abcdef"), Log())
    storage.delegate = log
    storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "X")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    storage.append(NSAttributedString(string: "gh"))
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 3, length: 1))
    storage.endEditing()
    #expect(storage.string == "Xdefgh")
    #expect(log.edits == ["2 1 1 -1", "1 0 2 0", "3 5 2 2", "3 0 4 -1"])
  }

  @Test func rangesBeyondTheTextAreFaultsWithoutEffect() {
    let storage = NSTextStorage(string: "abc")
    storage.replaceCharacters(in: NSRange(location: 2, length: 5), with: "")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 9, length: 1))
    storage.setAttributes([:], range: NSRange(location: NSNotFound, length: 1))
    storage.insert(NSAttributedString(string: "x"), at: -1)
    #expect(storage.string == "abc")
    #expect(UIKitFaults.take().count { $0.hasPrefix("NSRangeException: NSTextStorage.") } == 4)
  }

  @Test func aSubclassMayKeepItsTextElsewhere() {
    final class Own: NSTextStorage {
      let own = NSMutableAttributedString(string: "")
      override var string: String { own.string }
      override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any]
      {
        own.attributes(at: location, effectiveRange: range)
      }
      override func replaceCharacters(in range: NSRange, with str: String) {
        own.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      }
      override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        own.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
      }
    }
    let (storage, manager) = (Own(string: ""), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80), textContainer: container)
    view.text = "highlighted"
    storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: 3))
    #expect(view.textStorage === storage && storage.length == 11)
    #expect(view.shownTexts == ["highlighted"])
    #expect((view.attributedText.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize == 20)
  }
}
