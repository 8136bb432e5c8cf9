package import SourcePlaces
import YAMLDocuments

/// A change of a catalogue file's text.
package enum YAMLEdit: Equatable, Sendable {
  /// Writes a value, in YAML on one line, for the key of the mapping at a place, in place of its value or as a new entry.
  case set(key: String, value: String, at: SourcePlace)
  /// Removes the key of the mapping at a place.
  case remove(key: String, at: SourcePlace)
  /// Writes another text for the scalar at a place.
  case replace(text: String, at: SourcePlace)
  /// Adds texts to the list that the key of the mapping at a place has, or makes the list.
  case append(texts: [String], key: String, at: SourcePlace)
}

/// A range of a text's code points with what takes its place.
struct Replacement {
  let range: Range<Int>
  let text: String
}

extension CatalogueText {
  /// The change of the text; nil if it cannot be made.
  func replacement(_ edit: YAMLEdit) -> Replacement? {
    switch edit {
    case .set(let key, let value, let place):
      guard let mapping = node(at: place), mapping.entries != nil else { return nil }
      guard let entry = mapping.entry(key) else { return addition(of: "\(key): \(value)", to: mapping) }
      guard isOnOneLine(entry.value), entry.value.anchor == nil else { return nil }
      return Replacement(range: entry.value.range, text: (entry.value.range.isEmpty ? " " : "") + value)
    case .remove(let key, let place):
      guard let mapping = node(at: place), let entry = mapping.entry(key) else { return nil }
      return removal(of: entry, from: mapping)
    case .replace(let text, let place):
      guard let node = node(at: place), node.scalar != nil, node.anchor == nil, isOnOneLine(node) else { return nil }
      return Replacement(range: node.range, text: YAMLText.quoted(text))
    case .append(let texts, let key, let place):
      guard let mapping = node(at: place), mapping.entries != nil else { return nil }
      guard let list = mapping.entry(key)?.value else {
        guard value(key, in: mapping) == nil else { return nil }
        return replacement(.set(key: key, value: YAMLText.words(texts), at: place))
      }
      guard list.items != nil else {
        // A list that other views use is copied.
        guard let items = resolved(list).items?.map(\.scalar), !items.contains(nil) else { return nil }
        return replacement(.set(key: key, value: YAMLText.words(items.compactMap(\.self) + texts), at: place))
      }
      return addition(of: texts, toList: list)
    }
  }

  private func isOnOneLine(_ node: YAMLSpan) -> Bool { source(of: node) != nil }

  /// The offset of a line's end, before its line break.
  private func lineEnd(after offset: Int) -> Int {
    scalars[offset...].firstIndex { $0.isLineBreak } ?? scalars.count
  }

  private func lineStart(of offset: Int) -> Int {
    scalars[..<offset].lastIndex { $0.isLineBreak }.map { $0 + 1 } ?? 0
  }

  /// The file's line break.
  private var lineBreak: String {
    guard let first = scalars.firstIndex(where: \.isLineBreak) else { return "\n" }
    return scalars[first] == "\r" && scalars.dropFirst(first + 1).first == "\n" ? "\r\n" : String(scalars[first])
  }

  /// An entry that is added to a mapping, after its class, or else after the first entry on one line.
  private func addition(of text: String, to mapping: YAMLSpan) -> Replacement? {
    let entries = (mapping.entries ?? []).filter { isOnOneLine($0.value) && !$0.value.range.isEmpty }
    guard let entry = entries.first(where: { $0.name == "class" }) ?? entries.first else {
      guard mapping.isFlow, mapping.entries?.isEmpty == true else { return nil }
      return Replacement(range: (mapping.range.lowerBound + 1)..<(mapping.range.lowerBound + 1), text: text)
    }
    if mapping.isFlow {
      let end = entry.value.range.upperBound
      return Replacement(range: end..<end, text: ", " + text)
    }
    let end = lineEnd(after: entry.value.range.upperBound)
    let indentation = String(repeating: " ", count: entry.key.position.column - 1)
    return Replacement(range: end..<end, text: lineBreak + indentation + text)
  }

  private func addition(of texts: [String], toList list: YAMLSpan) -> Replacement? {
    let added = texts.map(YAMLText.quoted)
    guard let last = list.items?.last else {
      guard list.isFlow else { return nil }
      let start = list.range.lowerBound + 1
      return Replacement(range: start..<start, text: added.joined(separator: ", "))
    }
    let end = last.range.upperBound
    if list.isFlow { return Replacement(range: end..<end, text: added.map { ", " + $0 }.joined()) }
    guard isOnOneLine(last) else { return nil }
    let start = lineStart(of: last.range.lowerBound)
    let before = String(String.UnicodeScalarView(scalars[start..<last.range.lowerBound]))
    guard before.allSatisfy({ $0 == " " || $0 == "-" }) else { return nil }
    let lineEnd = lineEnd(after: end)
    return Replacement(range: lineEnd..<lineEnd, text: added.map { lineBreak + before + $0 }.joined())
  }

  private func removal(of entry: YAMLSpan.Entry, from mapping: YAMLSpan) -> Replacement? {
    guard isOnOneLine(entry.value) || !mapping.isFlow, !entry.value.hasAnchor, let all = mapping.entries, all.count > 1,
      let index = all.firstIndex(where: { $0.name == entry.name })
    else { return nil }
    if mapping.isFlow {
      return index == 0
        ? Replacement(range: entry.key.range.lowerBound..<all[1].key.range.lowerBound, text: "")
        : Replacement(range: all[index - 1].value.range.upperBound..<entry.value.range.upperBound, text: "")
    }
    let start = lineStart(of: entry.key.range.lowerBound)
    guard scalars[start..<entry.key.range.lowerBound].allSatisfy({ $0 == " " }) else { return nil }
    var end = lineEnd(after: entry.value.range.upperBound)
    if end < scalars.count { end += scalars[end] == "\r" && scalars.dropFirst(end + 1).first == "\n" ? 2 : 1 }
    return Replacement(range: start..<end, text: "")
  }
}

extension Unicode.Scalar {
  /// Whether a line ends with it by YAML 1.1, whose parser reads catalogues (§4.2).
  fileprivate var isLineBreak: Bool { ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(self) }
}

extension [YAMLEdit] {
  /// The changes with one addition to each list.
  var joined: [YAMLEdit] {
    reduce(into: []) { joined, edit in
      guard case .append(let texts, let key, let place) = edit,
        let index = joined.firstIndex(where: { other in
          if case .append(_, key, place) = other { true } else { false }
        }), case .append(let earlier, _, _) = joined[index]
      else { return joined.append(edit) }
      joined[index] = .append(texts: earlier + texts, key: key, at: place)
    }
  }
}
