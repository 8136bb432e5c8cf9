import Foundation
import Snapshots

/// Where a call's references are: a folder beside the test file, and the names in it.
struct SnapshotName {
  /// `__Snapshots__` beside the test file.
  let store: URL
  /// The test file's name without its extension: the folder in the store.
  let file: String
  /// The test's name, as part of a path.
  let test: String
  /// What tells this call from others of the test: the name given, else a number from 1.
  let identifier: String
  /// Whether the identifier is a number that was counted.
  let isCounted: Bool

  /// The longest name of a file, in bytes: a file system's 255, less what is behind it until the file is whole.
  private static let fileLimit = 240
  /// The longest name of a folder of configurations.
  private static let folderLimit = CaseIdentity.nameLimit

  /// - Throws: `SnapshotError` for names that no file has, and for those of another test or call.
  init(filePath: String, testName: String, name: String?, snapshotDirectory: String?) throws(SnapshotError) {
    let source = URL(exactPath: filePath)
    // Who names a folder may name a link; those among references lead nowhere else.
    let folder = snapshotDirectory.map { URL(exactPath: $0, isDirectory: true).resolvingSymlinksInPath() }
    file = folder?.lastPathComponent ?? source.deletingPathExtension().lastPathComponent
    store =
      folder?.deletingLastPathComponent()
      ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__", isDirectory: true)
    test = Self.sanitized(testName)
    guard Self.isVisible(test) else { throw .emptyName(testName) }
    let path = "\(store.path)/\(file)/\(test)"
    isCounted = name == nil
    if let name {
      identifier = Self.sanitized(name)
      guard Self.isVisible(identifier) else { throw .emptyName(name) }
      try TestRegister.claim("\(path).\(identifier)", forCall: "'\(name)'")
    } else {
      // Before it is counted: a call that is refused is none.
      if snapshotDirectory == nil { try TestRegister.claim(path, forTestNamed: testName) }
      identifier = String(SnapshotCounter.next(for: path))
      try TestRegister.claim("\(path).\(identifier)", forCall: "call \(identifier) without a name")
    }
  }

  /// Where a value's file is in the store: `<file>/<test>.<identifier>.<extension>`.
  func path(extension pathExtension: String?) throws(SnapshotError) -> String {
    let name = (["\(test).\(identifier)"] + (pathExtension.map { [$0] } ?? [])).joined(separator: ".")
    guard name.utf8.count <= Self.fileLimit else { throw .longName(name, limit: Self.fileLimit) }
    return "\(file)/\(name)"
  }

  /// The folder of a view's configurations: `<test>`, `<test>.<name>`, or `<test>.2` from the second call without a name.
  private var folder: String { isCounted && identifier == "1" ? test : "\(test).\(identifier)" }

  /// A view under a configuration, which has a picture and a record in the store.
  func identity(_ configuration: String) throws(SnapshotError) -> CaseIdentity {
    guard folder.utf8.count <= Self.folderLimit else { throw .longName(folder, limit: Self.folderLimit) }
    do throws(CaseIdentityError) {
      return try CaseIdentity(catalogueFile: file, scene: folder, configuration: configuration)
    } catch {
      // The other names are made of letters and digits.
      throw .unusableFolder(file)
    }
  }

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
