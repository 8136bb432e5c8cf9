package import Foundation
import HeadlessUIKit
import LocalizedStrings
package import Raster
import SourcePlaces
import TypographyKit

/// Collects what views are made of: equal definitions give equal bytes, on whichever lines and in whichever folder they
/// are written.
///
/// Files and texts that definitions name are collected by their names, with hashes of their contents, so that what
/// changed can be named.
package struct InputDigest {
  /// The hashes of pictures' files by the path in the document.
  package private(set) var pictures: [String: Hash128] = [:]
  /// The hashes of texts in all their languages, by table and key.
  package private(set) var texts: [String: Hash128] = [:]
  /// Whether a style of a typography's file is used.
  package private(set) var usesStyles = false
  /// Whether everything could be read and understood; otherwise equal digests prove nothing.
  package private(set) var isComplete = true

  private var bytes: [UInt8] = []
  private let contents: FileHashes

  package init(reading contents: FileHashes) {
    self.contents = contents
  }

  /// The hash of what was added, apart from files and texts.
  package var hash: Hash128 { Hash128(hashing: bytes) }

  // MARK: Plain values, each with its length, so that no two lists of values give the same bytes

  package mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func add(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func add(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func add(_ hash: Hash128?) { add(hash.map(\.description) ?? "") }

  package mutating func add<Element>(
    _ list: [Element], _ element: (inout InputDigest, Element) -> Void
  ) {
    add(list.count)
    for item in list { element(&self, item) }
  }

  /// Adds all parts of a value of any type, except for places in files.
  ///
  /// Whatever a type is given in future is a part as well. A value that refers to an object, or is a function, cannot be
  /// told from others, and makes the digest incomplete.
  package mutating func add(partsOf value: Any) {
    switch value {
    case is SourcePlace, is TextPlace: return
    case let text as String: return add(text)
    case let number as Double: return add(number)
    case let number as CGFloat: return add(Double(number))
    case let number as Int: return add(number)
    case let flag as Bool: return add(flag ? 1 : 0)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .dictionary?, .set?: addUnordered(mirror)
    case .class?, .foreignReference?: isComplete = false
    case nil where mirror.children.isEmpty:
      // A number of another type, or a function.
      if value is any Hashable { add("\(value)") } else { isComplete = false }
    case .enum? where mirror.children.isEmpty: add("\(value)")
    default:
      add(mirror.children.count)
      for child in mirror.children {
        add(child.label ?? "")
        add(partsOf: child.value)
      }
    }
  }

  /// Adds members in the order of their bytes: their own order differs from one dictionary to an equal one.
  private mutating func addUnordered(_ mirror: Mirror) {
    let members = mirror.children.map { member in
      var digest = InputDigest(reading: contents)
      digest.add(partsOf: member.value)
      isComplete = isComplete && digest.isComplete
      return digest.bytes
    }
    add(members.count)
    for member in members.sorted(by: { $0.lexicographicallyPrecedes($1) }) { bytes += member }
  }

  /// Makes the digest incomplete: something belongs to the views that it does not have.
  mutating func addUnknown() { isComplete = false }

  // MARK: Files and texts

  /// Adds the contents of files.
  mutating func add(files: [URL]) {
    for file in files {
      add(contents[file.path])
      isComplete = isComplete && contents[file.path] != nil
    }
  }

  /// Adds the files that a picture's name may mean, at all scales.
  mutating func add(_ image: ImageValue) {
    add(image.path)
    add(partsOf: image.renderingMode as Any)
    add(partsOf: image.tintColor as Any)
    guard pictures[image.path] == nil else { return }
    var files = InputDigest(reading: contents)
    for path in image.files {
      files.add(URL(fileURLWithPath: path).lastPathComponent)
      files.add(contents[path])
      isComplete = isComplete && contents[path] != nil
    }
    pictures[image.path] = files.hash
  }

  /// Adds the text of a key in all languages, as any of them may be shown in place of another.
  mutating func add(textOf key: String, table: String, in catalog: StringsCatalog) {
    add(table)
    add(key)
    let name = "\(table)/\(key)"
    guard texts[name] == nil else { return }
    var text = InputDigest(reading: contents)
    text.add(catalog.sourceLanguage)
    text.add(partsOf: catalog[key, table: table]?.localizations ?? [])
    isComplete = isComplete && text.isComplete
    texts[name] = text.hash
  }

  /// Adds a style by its name. The file that has it counts as a whole, as its settings apply to all styles.
  mutating func add(_ style: StyleValue) {
    add(style.style.name)
    usesStyles = true
    // Whether there is a font of that name now depends on more than files.
    if style.fontOrigin != nil { isComplete = false }
  }
}

/// The hashes of files' contents, each read once.
package final class FileHashes {
  private var known: [String: Hash128?] = [:]

  package init() {}

  /// The hash of the file at a path; nil if it cannot be read.
  package subscript(path: String) -> Hash128? {
    if let hash = known[path] { return hash }
    let hash = FileManager.default.contents(atPath: path).map { Hash128(hashing: $0) }
    known[path] = .some(hash)
    return hash
  }
}
