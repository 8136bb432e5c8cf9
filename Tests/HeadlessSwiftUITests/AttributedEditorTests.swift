import Foundation
import HeadlessUIKit
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI

/// Editors of attributed texts, by Apple's documentation of `AttributedTextSelection`.
@MainActor @Suite(.ownEnvironment) struct AttributedEditorTests {
  @Test func attributesAreShown() {
    var text = AttributedString("plain")
    let plain = WindowPicture(TextEditor(text: .constant(text)))
    text.foregroundColor = .red
    #expect(WindowPicture(TextEditor(text: .constant(text))).displayList != plain.displayList)
  }

  @Test func selectedPartsAreChanged() throws {
    var text = AttributedString("one two")
    var selection = AttributedTextSelection(range: try #require(text.range(of: "two")))
    text.transformAttributes(in: &selection) { $0.link = URL(string: "https://example.org") }
    #expect(text.runs.map { String(text[$0.range].characters) } == ["one ", "two"])
    #expect(selection.typingAttributes(in: text).link != nil)
    text.replaceSelection(&selection, withCharacters: "three")
    #expect(String(text.characters) == "one three")
    #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
  }

  @Test func typingAttributesAreThoseOfTheInsertionPoint() {
    var text = AttributedString("a")
    var selection = AttributedTextSelection()
    text.transformAttributes(in: &selection) { $0.link = URL(string: "https://example.org") }
    #expect(text.link == nil && selection.typingAttributes(in: text).link != nil)
  }
}
