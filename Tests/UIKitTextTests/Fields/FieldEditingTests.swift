import Drawing
import Foundation
import Testing
import UIKitTestSupport
import UIKitText

@_spi(Subclasses) @testable import UIKitCore

/// Editing by code, as the keyboard would: the order of a delegate's calls is that of Apple's documentation.
@MainActor @Suite(.ownEnvironment) struct FieldEditingTests {
  private final class Log: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var mayChange = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
    func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String)
      -> Bool
    {
      calls.append("change \(range.location) \(range.length) \(text)")
      return mayChange
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("shouldReturn") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { note("shouldClear") && mayChange }
    private func note(_ call: String) -> Bool {
      calls.append(call)
      return true
    }
  }

  @Test func editingIsReportedInOrder() {
    let (field, log) = (UITextField(frame: .zero), Log())
    field.delegate = log
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in events.append("changed") }, for: .editingChanged)
    field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    #expect(field.becomeFirstResponder() && field.isEditing)
    field.insertText("ab")
    field.deleteBackward()
    field.insertText("\n")
    #expect(field.resignFirstResponder() && !field.isEditing)
    #expect(
      log.calls == [
        "shouldBegin", "didBegin", "change 0 0 ab", "change 1 1 ", "shouldReturn", "shouldEnd", "didEnd",
      ])
    #expect(events == ["begin", "changed", "changed", "end"] && field.text == "a")
  }

  @Test func aDelegateRefusesTyping() {
    let (field, log) = (UITextField(frame: .zero), Log())
    field.delegate = log
    log.mayChange = false
    field.insertText("a")
    #expect(field.text == "")
    field.text = "b"
    #expect(field.text == "b" && log.calls == ["change 0 0 a"])
  }

  /// "The text field delegate can override this behavior by returning false": `clearsOnBeginEditing` of Apple's
  /// documentation.
  @Test func aDelegateRefusesToClearAsEditingBegins() {
    let (field, log) = (UITextField(frame: .zero), Log())
    field.delegate = log
    field.text = "a"
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(field.text == "a" && !log.calls.contains("shouldClear"))
    field.clearsOnBeginEditing = true
    log.mayChange = false
    field.becomeFirstResponder()
    #expect(field.text == "a" && field.isEditing && log.calls.filter { $0 == "shouldClear" }.count == 1)
    field.resignFirstResponder()
    log.mayChange = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test func aViewThatTakesKeysHasTheDefaultsOfTraits() {
    final class PinView: UIView, UIKeyInput {
      var returnKeyType = UIReturnKeyType.done
      var hasText: Bool { false }
      func insertText(_ text: String) {}
      func deleteBackward() {}
    }
    let traits: any UITextInputTraits = PinView()
    traits.keyboardType = .emailAddress
    #expect(traits.keyboardType == .default && traits.autocapitalizationType == .sentences)
    #expect(traits.textContentType == nil && traits.passwordRules == nil && traits.smartDashesType == .default)
    #expect(traits.returnKeyType == .done)
  }

  @Test func aDeletedCharacterMayHaveSeveralCodeUnits() {
    let field = UITextField(frame: .zero)
    field.text = "a\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    field.deleteBackward()
    #expect(field.text == "a")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "")
  }

  @Test func positionsAreOffsetsInTheText() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "abcd"
    let start = field.beginningOfDocument
    let second = try #require(field.position(from: start, offset: 2))
    #expect(field.offset(from: start, to: field.endOfDocument) == 4)
    #expect(field.position(from: start, offset: 5) == nil && field.position(from: start, offset: -1) == nil)
    #expect(field.position(from: start, offset: .max) == nil)
    let range = try #require(field.textRange(from: field.endOfDocument, to: second))
    #expect(field.text(in: range) == "cd")
    #expect(field.compare(start, to: second) == .orderedAscending)
    field.replace(range, withText: "X")
    #expect(field.text == "abX")
  }

  @Test func caretsAndSelectionsFollowTheCharacters() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "abcd"
    field.layoutIfNeeded()
    let middle = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    let carets = [field.beginningOfDocument, middle, field.endOfDocument].map { field.caretRect(for: $0) }
    #expect(carets[0].minX < carets[1].minX && carets[1].minX < carets[2].minX)
    #expect(carets.allSatisfy { $0.width == 2 })
    let range = try #require(field.textRange(from: middle, to: field.endOfDocument))
    let selected = field.selectionRects(for: range).map(\.rect)
    #expect(selected.count == 1 && abs(selected[0].minX - carets[1].midX) < 1)
    let nearest = try #require(field.closestPosition(to: CGPoint(x: carets[1].midX, y: 15)))
    #expect(field.offset(from: field.beginningOfDocument, to: nearest) == 2)
  }

  @Test func aFieldThatIsEditedShowsACaretInItsTint() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let still = field.record().displayList.commands.count
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(field.record().displayList.commands.count > still)
    field.resignFirstResponder()
    #expect(field.record().displayList.commands.count == still)
  }
}
