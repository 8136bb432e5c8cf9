import Foundation
import Snapshots

/// The location of a call's references: a folder beside the test file, and the names in it.
struct SnapshotName {
  /// `__Snapshots__` beside the test file.
  let store: URL
  /// The test file's name without its extension: the folder in the store.
  let file: String
  /// The test's name, as part of a path.
  let test: String
  /// The call's name among those of its test: the given name, or a number from 1.
  let identifier: String
  /// Whether the identifier is a number.
  let isCounted: Bool

  /// The maximum length of a file name in bytes: a file system's 255, less the suffix of the temporary file.
  private static let fileLimit = 240
  /// The maximum length of the name of a folder of configurations.
  private static let folderLimit = CaseIdentity.nameLimit

  /// - Throws: `SnapshotError` for names that no file can have, and for those of another test or call.
  init(filePath: String, testName: String, name: String?, snapshotDirectory: String?) throws(SnapshotError) {
    let source = URL(exactPath: filePath)
    // A folder given by name may be a link; links within it must not lead out of it.
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
      // Before numbering: a rejected call gets no number.
      if snapshotDirectory == nil { try TestRegister.claim(path, forTestNamed: testName) }
      identifier = String(SnapshotCounter.next(for: path))
      try TestRegister.claim("\(path).\(identifier)", forCall: "call \(identifier) without a name")
    }
  }

  /// The path of a value's file in the store: `<file>/<test>.<identifier>.<extension>`.
  func path(extension pathExtension: String?) throws(SnapshotError) -> String {
    let name = (["\(test).\(identifier)"] + (pathExtension.map { [$0] } ?? [])).joined(separator: ".")
    guard name.utf8.count <= Self.fileLimit else { throw .longName(name, limit: Self.fileLimit) }
    return "\(file)/\(name)"
  }

  /// The folder of a view's configurations: `<test>`, `<test>.<name>`, or `<test>.2` from the second call without a name.
  private var folder: String { isCounted && identifier == "1" ? test : "\(test).\(identifier)" }

  /// The identity of a view's case under a configuration, which names its picture and record in the store.
  func identity(_ configuration: String) throws(SnapshotError) -> CaseIdentity {
    guard folder.utf8.count <= Self.folderLimit else { throw .longName(folder, limit: Self.folderLimit) }
    do throws(CaseIdentityError) {
      return try CaseIdentity(catalogueFile: file, scene: folder, configuration: configuration)
    } catch {
      // The other parts consist of letters, digits and hyphens.
      throw .unusableFolder(file)
    }
  }

  /// A name with hyphens in place of anything but letters, digits and `_`, and none at its ends: `test()` becomes `test`.
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

  /// Whether a name has visible characters: joiners and marks alone show nothing.
  private static func isVisible(_ name: String) -> Bool {
    name.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_" }
  }

  /// Whether a scalar belongs to `\w` of Unicode Technical Standard 18, annex C.
  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isAlphabetic || properties.isJoinControl { return true }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
    default: false
    }
  }
}
