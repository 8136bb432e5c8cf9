import Foundation
import Testing
import UIKitTestSupport
import UIKitText

@_spi(Subclasses) @testable import UIKitCore

/// The properties of fields and text views that libraries observe: the selection, and what a placeholder's look follows.
@MainActor @Suite(.ownEnvironment) struct ObservedTextTests {
  @Test func theSelectionOfAFieldIsObserved() {
    let field = UITextField(frame: .zero)
    field.text = "Galley"
    field.becomeFirstResponder()
    var lengths: [Int] = []
    let observation = field.observe(\.selectedTextRange) { field, _ in
      lengths.append(field.selectedTextRange.map { field.offset(from: $0.start, to: $0.end) } ?? -1)
    }
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    field.selectedTextRange = field.selectedTextRange
    #expect(lengths == [6])
    withExtendedLifetime(observation) {}
  }

  @Test func theSelectionOfATextViewIsObserved() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "Galley"
    var heard = 0
    let observation = view.observe(\.selectedTextRange) { _, _ in heard += 1 }
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(heard == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func theLookOfAFieldIsObserved() {
    let field = UITextField(frame: .zero)
    var heard: [String] = []
    let observations = [
      field.observe(\.font) { _, _ in heard.append("font") },
      field.observe(\.textColor) { _, _ in heard.append("colour") },
      field.observe(\.textAlignment) { _, _ in heard.append("alignment") },
      field.observe(\.placeholder, options: .new) { heard.append("placeholder \($1.newValue as Any)") },
    ]
    field.font = .systemFont(ofSize: 20)
    field.textColor = .red
    field.textAlignment = .center
    field.placeholder = "Name"
    #expect(heard.dropLast() == ["font", "colour", "alignment"] && heard.last?.contains("Name") == true)
    for observation in observations { observation.invalidate() }
    field.placeholder = "Place"
    #expect(heard.count == 4)
  }

  /// The keys of `UITextView+Placeholder`.
  @Test func theLookOfATextViewIsObserved() {
    final class Observer: UIView {
      var heard: [String] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { heard.append(keyPath ?? "") }
    }
    let (view, observer) = (UITextView(frame: .zero), Observer())
    let keys = ["attributedText", "bounds", "font", "frame", "text", "textAlignment", "textContainerInset"]
    for key in keys { view.addObserver(observer, forKeyPath: key, options: .new, context: nil) }
    view.attributedText = NSAttributedString(string: "a")
    view.font = .systemFont(ofSize: 20)
    view.text = "b"
    view.textAlignment = .center
    view.textContainerInset.top = 1
    for key in keys { view.removeObserver(observer, forKeyPath: key) }
    view.text = "c"
    #expect(observer.heard == ["attributedText", "font", "text", "textAlignment", "textContainerInset"])
  }
}
