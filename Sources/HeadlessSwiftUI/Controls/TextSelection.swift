public import Foundation

/// The part of a text that is selected. It is not shown.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// One part, or several.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One part.
    case selection(Range<String.Index>)
    /// Several parts.
    case multiSelection(RangeSet<String.Index>)
  }

  /// What is selected.
  public var indices: Indices

  /// A part of a text.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Parts of a text.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// A place in a text.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// Whether it is a place in a text.
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }
}

extension TextField where Label == Text {
  /// A field with the text of a key as its prompt. What is selected is not shown.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal) }

  /// A field with a text as its prompt. What is selected is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal) }
}

extension TextEditor {
  /// The text of a binding, at its beginning. What is selected is not shown.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}
