public import Foundation

/// The selected parts of an attributed text, or the place of its insertion point.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The places in the text.
  public enum Indices: Equatable, Sendable {
    /// The insertion point.
    case insertionPoint(AttributedString.Index)
    /// The selected parts.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var places: Indices?
  private var typing: AttributeContainer?

  /// The beginning of any text.
  public init() {}
  /// A selected part.
  public init(range: Range<AttributedString.Index>) { places = .ranges(RangeSet(range)) }
  /// Selected parts.
  public init(ranges: RangeSet<AttributedString.Index>) { places = .ranges(ranges) }
  /// An insertion point, with the attributes of what is typed there.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    (places, typing) = (.insertionPoint(insertionPoint), typingAttributes)
  }

  /// The side of a line's end on which the insertion point is.
  public var affinity: TextSelectionAffinity { .automatic }

  /// The places in a text.
  public func indices(in text: AttributedString) -> Indices { places ?? .insertionPoint(text.startIndex) }

  /// The attributes of what is typed: those before the insertion point, or of the first selected character.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    let character: AttributedString.Index?
    switch indices(in: text) {
    case .insertionPoint(let index):
      character = index > text.startIndex ? text.index(beforeCharacter: index) : nil
    case .ranges(let ranges): character = ranges.ranges.first?.lowerBound
    }
    guard let place = character ?? text.characters.indices.first, place < text.endIndex else {
      return AttributeContainer()
    }
    return text.runs[place].attributes
  }

  /// The values that an attribute has in the selected parts.
  public func attributes(in text: AttributedString) -> Attributes { Attributes(text: text, selection: self) }

  /// The attributes of the selected parts.
  public struct Attributes {
    let text: AttributedString
    let selection: AttributedTextSelection

    /// The values of an attribute, in the order of the text.
    public subscript<Key: AttributedStringKey>(key: Key.Type) -> [Key.Value?] {
      guard case .ranges(let ranges) = selection.indices(in: text) else {
        return [selection.typingAttributes(in: text)[Key.self]]
      }
      return ranges.ranges.flatMap { range in text[range].runs.map { $0.attributes[Key.self] } }
    }
  }

  fileprivate mutating func type(with attributes: AttributeContainer) { typing = attributes }
}

extension AttributedString {
  fileprivate func index(beforeCharacter index: Index) -> Index { characters.index(before: index) }

  /// Changes the attributes of the selected parts, or of what is typed at the insertion point.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    guard case .ranges(let ranges) = selection.indices(in: self) else {
      var attributes = selection.typingAttributes(in: self)
      body(&attributes)
      selection.type(with: attributes)
      return
    }
    for range in ranges.ranges {
      for run in self[range].runs {
        var attributes = run.attributes
        body(&attributes)
        self[run.range].setAttributes(attributes)
      }
    }
  }

  /// Puts a text in the place of the selected parts, or at the insertion point, which is behind it then.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters text: some Collection<Character>
  ) {
    replaceSelection(
      &selection, with: AttributedString(String(text), attributes: selection.typingAttributes(in: self)))
  }

  /// Puts a text in the place of the selected parts, or at the insertion point, which is behind it then.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with text: some AttributedStringProtocol
  ) {
    var end = startIndex
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      let count = characters.distance(from: startIndex, to: index) + text.characters.count
      replaceSubrange(index..<index, with: text)
      end = characters.index(startIndex, offsetBy: count)
    case .ranges(let ranges):
      guard let first = ranges.ranges.first else { return }
      let count = characters.distance(from: startIndex, to: first.lowerBound) + text.characters.count
      for range in ranges.ranges.dropFirst().reversed() { removeSubrange(range) }
      replaceSubrange(first, with: text)
      end = characters.index(startIndex, offsetBy: count)
    }
    selection = AttributedTextSelection(insertionPoint: end)
  }
}

/// The attributes that an editor permits. Texts are shown as they are.
@MainActor @preconcurrency
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes.
  associatedtype Scope: AttributeScope
  /// The type of the parts.
  associatedtype Body: AttributedTextFormattingDefinition
  /// The rules.
  @AttributedTextFormatting.Builder var body: Body { get }
}

/// The parts of definitions of an editor's attributes.
public enum AttributedTextFormatting {
  /// No rule.
  public struct Empty<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// No rule.
    public nonisolated init() {}
    public var body: Empty<Scope> { self }
  }

  /// Makes one definition of the rules in a closure.
  @resultBuilder @MainActor
  public struct Builder {
    /// A rule.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D { definition }
    /// One rule.
    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D { definition }
    /// Several rules.
    public static func buildBlock<D: AttributedTextFormattingDefinition, each Rest: AttributedTextFormattingDefinition>(
      _ first: D, _ rest: repeat each Rest
    ) -> D { first }
  }
}

/// A rule for the values of an attribute. It is not applied.
@MainActor @preconcurrency
public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition, Sendable
where Body == AttributedTextFormatting.Empty<Scope> {
  /// The attribute.
  associatedtype AttributeKey: AttributedStringKey
  /// What a rule changes.
  typealias Attributes = AttributeContainer
  /// Changes the attributes of a part of a text.
  nonisolated func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  /// The rules that the constraint is made of: none.
  public var body: AttributedTextFormatting.Empty<Scope> { AttributedTextFormatting.Empty() }
}

extension View {
  /// Has no effect: texts are shown as they are.
  public nonisolated func attributedTextFormattingDefinition(
    _ definition: some AttributedTextFormattingDefinition
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: texts are shown as they are.
  public nonisolated func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View { modifier(EmptyModifier()) }
}
