public import Foundation

/// The selected text of a field, or the place of its insertion point.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The places in the text.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One range; an empty one is the insertion point.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places in the text.
  public var indices: Indices
  /// The side of a line's end on which the insertion point is.
  public var affinity: TextSelectionAffinity { .automatic }
  /// Whether nothing is selected.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// A selected range.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// An insertion point.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
  /// Selected ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
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
