import Foundation

/// Where a call's references are: a folder beside the test file, and the names in it.
struct SnapshotName {
  /// `__Snapshots__` beside the test file.
  let store: URL
  /// The test file's name without its extension: the folder in the store.
  let file: String
  /// The test's name, as part of a path.
  let test: String
  /// Where the references of the whole test are.
  let path: String
  /// What tells this call from others of the test: the name given, else a number from 1.
  let identifier: String
  /// Whether the identifier is a number that was counted.
  let isCounted: Bool

  init(filePath: String, testName: String, name: String?, snapshotDirectory: String?) throws(SnapshotError) {
    let source = URL(fileURLWithPath: filePath)
    let folder = snapshotDirectory.map { URL(fileURLWithPath: $0, isDirectory: true) }
    file = folder?.lastPathComponent ?? source.deletingPathExtension().lastPathComponent
    store =
      folder?.deletingLastPathComponent()
      ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__", isDirectory: true)
    test = Self.sanitized(testName)
    guard Self.isVisible(test) else { throw .emptyName(testName) }
    path = "\(store.path)/\(file)/\(test)"
    isCounted = name == nil
    if let name {
      identifier = Self.sanitized(name)
      guard Self.isVisible(identifier) else { throw .emptyName(name) }
    } else {
      identifier = String(SnapshotCounter.next(for: path))
    }
  }

  /// The file of a value: `<test>.<identifier>.<extension>`.
  func file(pathExtension: String?) -> URL {
    let folder = store.appendingPathComponent(file, isDirectory: true)
    let name = folder.appendingPathComponent("\(test).\(identifier)")
    return pathExtension.map { name.appendingPathExtension($0) } ?? name
  }

  /// The folder of a view's configurations: `<test>`, `<test>.<name>`, or `<test>.2` from the second call without a name.
  var scene: String { isCounted && identifier == "1" ? test : "\(test).\(identifier)" }

  /// Hyphens in place of whatever is no letter, digit or `_`, none at the ends: `test()` is `test`.
  static func sanitized(_ name: String) -> String {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if isWordScalar(scalar) {
        word.append(scalar)
      } else if !word.isEmpty {
        words.append(String(word))
        word = .init()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words.joined(separator: "-")
  }

  /// Joiners and marks alone show nothing.
  private static func isVisible(_ name: String) -> Bool {
    name.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_" }
  }

  /// `\w` of Unicode Technical Standard 18, annex C.
  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isAlphabetic || properties.isJoinControl { return true }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
    default: false
    }
  }
}
