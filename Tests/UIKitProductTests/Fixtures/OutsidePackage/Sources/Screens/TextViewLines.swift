// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// Text views, one fact per line.
@MainActor
public func textViewLines() -> [String] {
  [textViewDefaults(), textViewHeights(), textViewContents(), textViewEditing(), textViewInput(), links()]
}

@MainActor
private func textViewDefaults() -> String {
  let view = UITextView()
  let insets = view.textContainerInset
  return "text view defaults: \(insets.top) \(insets.left) \(insets.bottom) \(insets.right) "
    + "\(view.textContainer.lineFragmentPadding) \(view.isScrollEnabled) \(view.isEditable) \(view.isSelectable) "
    + "\(view.dataDetectorTypes.isEmpty) \(view.textContainer.maximumNumberOfLines) \(view.clearsOnInsertion) "
    + "\(view.textContainer.widthTracksTextView) '\(view.text ?? "none")'"
}

/// A text view that grows with its text, as in a chat.
@MainActor
private func growing(_ text: String, size: CGFloat) -> UITextView {
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
  view.isScrollEnabled = false
  view.font = .systemFont(ofSize: size)
  view.text = text
  return inWindow(view).view
}

@MainActor
private func textViewHeights() -> String {
  let heights = [14, 15, 17].map { growing("Hello", size: $0).sizeThatFits(CGSize(width: 300, height: 0)).height }
  let tight = growing("Hello", size: 17)
  tight.textContainerInset = .zero
  tight.textContainer.lineFragmentPadding = 0
  let scrolling = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
  scrolling.text = "Hello"
  return "text view heights: \(heights) \(growing("Hello", size: 15).intrinsicContentSize.height) "
    + "\(tight.sizeThatFits(CGSize(width: 300, height: 0)).height) \(scrolling.intrinsicContentSize.height)"
}

@MainActor
private func textViewContents() -> String {
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: nil)
  view.attributedText = NSAttributedString(string: "Bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
  let size = view.font?.pointSize ?? 0
  view.textColor = .secondaryLabel
  view.textAlignment = .center
  view.typingAttributes = [.font: UIFont.systemFont(ofSize: 15)]
  view.allowsEditingTextAttributes = false
  view.adjustsFontForContentSizeCategory = true
  view.keyboardType = .default
  view.keyboardAppearance = .light
  view.returnKeyType = .send
  view.enablesReturnKeyAutomatically = true
  view.autocapitalizationType = .sentences
  view.autocorrectionType = .yes
  view.spellCheckingType = .yes
  view.smartQuotesType = .yes
  view.smartDashesType = .yes
  view.smartInsertDeleteType = .yes
  view.textContentType = .fullStreetAddress
  view.keyboardDismissMode = .interactive
  let style = view.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  let color = view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  view.text = "Plain"
  return "text view contents: \(size) \(style?.alignment == .center) \(color == .secondaryLabel) \(view.text ?? "") "
    + "\(view.textStorage.string) \(view.attributedText.length)"
}

/// Writes down what a text view tells its delegate.
private final class Draft: NSObject, UITextViewDelegate {
  var calls: [String] = []
  private(set) var opened: URL?

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  func textViewDidBeginEditing(_ textView: UITextView) { calls.append("began") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  func textViewDidEndEditing(_ textView: UITextView) { calls.append("ended") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    true
  }
  func textViewDidChange(_ textView: UITextView) { textView.invalidateIntrinsicContentSize() }
  func textViewDidChangeSelection(_ textView: UITextView) {}
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    opened = interaction == .invokeDefaultAction ? URL : nil
    return false
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

@MainActor
private func textViewEditing() -> String {
  let (view, window) = inWindow(UITextView(frame: CGRect(x: 0, y: 20, width: 300, height: 100)))
  let draft = Draft()
  view.delegate = draft
  view.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
  view.text = "Hello world"
  let begins = view.becomeFirstResponder()
  view.selectedRange = NSRange(location: 0, length: 5)
  view.insertText("Goodbye")
  let caret = view.selectedRange
  view.deleteBackward()
  view.scrollRangeToVisible(NSRange(location: 0, length: 1))
  let ends = view.resignFirstResponder()
  let names = [
    UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
    UITextView.textDidEndEditingNotification,
  ].map(\.rawValue)
  view.isEditable = false
  view.isSelectable = false
  _ = window
  return "text view editing: \(draft.calls.joined(separator: ", ")) \(begins) \(ends) \(caret.location) "
    + "\(caret.length) \(view.text ?? "") \(Set(names).count) \(view.canBecomeFirstResponder)"
}

@MainActor
private func textViewInput() -> String {
  let (view, window) = inWindow(UITextView(frame: CGRect(x: 0, y: 20, width: 300, height: 100)))
  view.font = .systemFont(ofSize: 17)
  view.text = "Hello world"
  let (start, end) = (view.beginningOfDocument, view.endOfDocument)
  guard let fifth = view.position(from: start, offset: 5), let range = view.textRange(from: start, to: fifth) else {
    return "text view input: none"
  }
  view.selectedTextRange = range
  let selected = view.selectedRange.length
  let right = view.position(from: start, in: .right, offset: 1).map { view.offset(from: start, to: $0) } ?? -1
  let order = [view.compare(start, to: end), view.compare(end, to: start), view.compare(end, to: end)]
  let rects = view.selectionRects(for: range)
  let nearest = view.closestPosition(to: .zero).map { view.offset(from: start, to: $0) } ?? -1
  let within = view.closestPosition(to: .zero, within: range).map { view.offset(from: start, to: $0) } ?? -1
  let first = view.firstRect(for: range)
  let letter = view.characterRange(at: CGPoint(x: first.minX + 1, y: first.midY)).flatMap { view.text(in: $0) } ?? ""
  view.replace(range, withText: "Howdy,")
  _ = window
  return "text view input: \(view.offset(from: start, to: end)) \(selected) \(right) \(order.map(\.rawValue)) "
    + "\(rects.contains(where: \.containsStart)) \(rects.contains(where: \.containsEnd)) \(nearest) \(within) "
    + "\(first.minX) \(first.minY) \(letter) \(view.text ?? "") \(view.caretRect(for: start).height > 17)"
}

@MainActor
private func links() -> String {
  let text = NSMutableAttributedString(string: "Read the terms.")
  text.addAttribute(.link, value: "https://example.com/terms", range: NSRange(location: 9, length: 5))
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
  view.isEditable = false
  view.attributedText = text
  view.linkTextAttributes = [.foregroundColor: UIColor.systemPurple, .underlineStyle: 1]
  view.dataDetectorTypes = [.link, .phoneNumber, .address, .calendarEvent]
  let others: [UIDataDetectorTypes] = [.flightNumber, .shipmentTrackingNumber, .lookupSuggestion, .money]
  let interactions: [UITextItemInteraction] = [.invokeDefaultAction, .presentActions, .preview]
  let color = view.linkTextAttributes[.foregroundColor] as? UIColor
  let link = view.attributedText.attribute(.link, at: 9, effectiveRange: nil) as? String
  return "links: \(color == .systemPurple) \(link ?? "none") \(view.dataDetectorTypes.contains(.phoneNumber)) "
    + "\(view.dataDetectorTypes.rawValue) \(others.map(\.rawValue)) \(UIDataDetectorTypes.all.contains(.money)) "
    + "\(interactions.map(\.rawValue))"
}
