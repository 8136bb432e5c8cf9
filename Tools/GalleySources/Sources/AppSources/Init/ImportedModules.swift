import SourceRewriting

/// The modules that files import.
enum ImportedModules {
  /// The products of Galley that files import or use through UIKit's import, and UIKit, by name.
  static func provided(in files: [AppFile]) throws(ListingError) -> [String] {
    var modules: Set = ["UIKit"]
    for file in files {
      do throws(FileContents.Failure) {
        let bytes = try FileContents.bytes(of: file.path)
        modules.formUnion(Self.modules(in: bytes))
        modules.formUnion(modulesSeenThroughOthers(in: bytes))
      } catch {
        throw .unreadable(path: file.path, reason: error.reason)
      }
    }
    return modules.intersection(ProvidedModules.products).sorted()
  }

  /// The modules in lines that begin with `import`, an attribute or an access level before it, or a kind after it.
  static func modules(in bytes: [UInt8]) -> Set<String> {
    let kinds: Set<Substring> = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
    var modules: Set<String> = []
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) where line.count < 1_000 {
      let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" || $0 == ";" }
      guard let index = words.prefix(4).firstIndex(of: "import"), index + 1 < words.count else { continue }
      guard words[..<index].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) }) else { continue }
      let isOfKind = kinds.contains(words[index + 1]) && index + 2 < words.count
      let name = words[index + (isOfKind ? 2 : 1)].prefix { $0 != "." }
      if ModuleName.isValid(String(name)) { modules.insert(String(name)) }
    }
    return modules
  }

  /// The modules of names that need no import on iOS. Words of comments count, too: a dependency more does no harm.
  static func modulesSeenThroughOthers(in bytes: [UInt8]) -> Set<String> {
    let words = bytes.split { !isPartOfName($0) }
    return Set(words.lazy.compactMap { NamesSeenThroughOthers.module(of: String(decoding: $0, as: UTF8.self)) })
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
}
