import Drawing
import Foundation
import Raster
import SystemText
import TextLayout
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

extension UITextField {
  final var editedText: EditedText { EditedText(content.string) }
  final var isMirrored: Bool { isRightToLeft }

  /// The selection; while the field is not edited, where it would begin.
  final var selection: NSRange {
    get { editedText.clamped(storedSelection) }
    set {
      let new = editedText.clamped(newValue)
      guard new != storedSelection else { return }
      let old = associations == nil ? nil : selectedTextRange
      storedSelection = new
      if isEditing { delegate?.textFieldDidChangeSelection(self) }
      reportChange(of: "selectedTextRange", from: old as Any)
    }
  }

  /// Types a text; a line feed is the return key.
  final func insert(_ text: String) {
    guard text != "\n" else { return pressReturn() }
    if clearsOnInsertion {
      selection = NSRange(location: 0, length: editedText.length)
      clearsOnInsertion = false
    }
    type(text)
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
  }

  /// Removes the text, as the clear button does.
  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    textDidChange()
  }

  final func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  final func replaceCharacters(_ range: NSRange, with text: String) {
    switch content {
    case .plain(let known):
      content = .plain(NSString(string: known.string).replacingCharacters(in: range, with: text))
    case .attributed(let string):
      let changed = NSMutableAttributedString(attributedString: string)
      let typed = storedTypingAttributes ?? ownAttributes
      changed.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: typed))
      content = .attributed(changed)
    }
    showContent()
    textDidChange()
  }

  private func textDidChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  /// Tells of the begin or end of editing, and shows what depends on it.
  final func editingDidChange(_ event: UIControl.Event, _ notification: NSNotification.Name) {
    showContent()
    sendActions(for: event)
    NotificationCenter.default.post(name: notification, object: self)
  }

  // MARK: Geometry

  /// The room of the line, and the characters of the text in it.
  private var line: (rect: CGRect, geometry: TextGeometry?) {
    let rect = lineRect(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    guard let label = parts.text, !content.string.isEmpty else { return (rect, nil) }
    label.semanticContentAttribute = semanticContentAttribute
    let text = label.preparedText.styled.text
    return (
      rect,
      TextLayoutEngine.shared.geometry(
        of: text, in: TextContainer(width: rect.width, maximumLines: 1, lineBreakMode: .clipping))
    )
  }

  final func rectangles(of range: NSRange) -> [CGRect] {
    let (rect, geometry) = line
    let inside = (geometry?.lines.first?.clusters ?? []).filter {
      $0.range.lowerBound < range.upperBound && $0.range.upperBound > range.location
    }
    guard let left = inside.map(\.x).min(), let right = inside.map({ $0.x + $0.width }).max() else { return [] }
    return [CGRect(x: rect.minX + left, y: rect.minY, width: right - left, height: rect.height)]
  }

  final func caret(at offset: Int) -> CGRect {
    let (rect, geometry) = line
    let x = geometry.map { caretX(at: offset, in: $0) } ?? emptyCaretX(in: rect.width)
    let height = traitCollection.pixelGrid.up(shownFont.lineHeight + TextInputMetrics.lineAddition)
    let half = TextInputMetrics.caretWidth / 2
    let left = min(max(rect.minX + x - half, rect.minX), max(rect.minX, rect.maxX - 2 * half))
    return CGRect(x: left, y: rect.midY - height / 2, width: TextInputMetrics.caretWidth, height: height)
  }

  private func caretX(at offset: Int, in geometry: TextGeometry) -> CGFloat {
    geometry.carets.min { abs($0.offset - offset) < abs($1.offset - offset) }?.x ?? 0
  }

  private func emptyCaretX(in width: CGFloat) -> CGFloat {
    switch textAlignment {
    case .center: width / 2
    case .right: width
    case .left: 0
    case .natural, .justified: isRightToLeft ? width : 0
    }
  }

  final func offset(nearestTo point: CGPoint) -> Int {
    let (rect, geometry) = line
    return geometry?.caret(nearestTo: point.x - rect.minX, 0)?.offset ?? 0
  }

  /// The caret, or what is behind selected text, while the field is edited.
  final func editingMarks(on pixels: OffsetPixelGrid) -> [DrawCommand] {
    guard isEditing else { return [] }
    return EditingMarks(of: self, tint: tintColor.color(under: traitCollection)).commands(on: pixels)
  }
}

/// The caret of a text that is edited, or the background of its selection.
@MainActor
struct EditingMarks {
  private let text: any TextEditing
  private let tint: Color

  init(of text: any TextEditing, tint: Color) {
    (self.text, self.tint) = (text, tint)
  }

  func commands(on pixels: OffsetPixelGrid) -> [DrawCommand] {
    let range = text.selection
    if range.length == 0 {
      let caret = text.caret(at: range.location)
      let place = CGRect(
        x: pixels.nearestX(caret.minX), y: pixels.nearestY(caret.minY), width: caret.width, height: caret.height)
      return [.fill(.rectangle(place), .color(tint))]
    }
    var behind = tint
    behind.alpha *= TextInputMetrics.selectionAlpha
    return text.rectangles(of: range).map { .fill(.rectangle($0), .color(behind)) }
  }
}

extension ViewContent {
  /// The content with commands over it.
  func adding(_ commands: [DrawCommand]) -> ViewContent {
    guard !commands.isEmpty else { return self }
    var content = self
    content.commands += commands
    return content
  }
}
