/// A case's identity: one scene of one catalogue file under one configuration, with names that can be parts of a path.
package struct CaseIdentity: Hashable, Sendable {
  /// The longest name of a part, in bytes of UTF-8.
  package static let nameLimit = 120

  /// The longest name of a catalogue file or of a folder around it, in bytes of UTF-8: what file systems allow, as their
  /// names are those of files and folders that there are.
  private static let fileNameLimit = 255

  package let path: CasePath

  /// - Throws: `CaseIdentityError` if a part cannot be part of a file's path on every system.
  package init(catalogueFile: String, scene: String, configuration: String) throws(CaseIdentityError) {
    for part in catalogueFile.split(separator: "/", omittingEmptySubsequences: false) {
      try CaseIdentity.check(String(part), as: "catalogue file", limit: CaseIdentity.fileNameLimit)
    }
    try CaseIdentity.check(scene, as: "scene")
    try CaseIdentity.check(configuration, as: "configuration")
    guard catalogueFile.utf8.count <= 1_000 else {
      throw .nameTooLong(part: "catalogue file", name: catalogueFile, limit: 1_000)
    }
    path = CasePath(catalogueFile: catalogueFile, scene: scene, configuration: configuration)
  }

  /// The path of the reference below the store's root, without an extension.
  package var referencePath: String { path.description }

  private static func check(_ name: String, as part: String, limit: Int = nameLimit) throws(CaseIdentityError) {
    let isUnsafe = name.unicodeScalars.contains { scalar in
      switch scalar {
      case "/", "\\", ":", "*", "?", "\"", "<", ">", "|": true
      // All control characters, of which Unicode will not have others.
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": true
      default: false
      }
    }
    let isHidden = name.hasPrefix(".") || name.hasPrefix(" ") || name.hasSuffix(".") || name.hasSuffix(" ")
    guard !name.isEmpty, !isHidden, !isUnsafe else { throw .unsafeName(part: part, name: name) }
    guard name.utf8.count <= limit else {
      throw .nameTooLong(part: part, name: name, limit: limit)
    }
  }
}

/// A reason that a name cannot be part of a reference's path.
package enum CaseIdentityError: Error, Equatable {
  case unsafeName(part: String, name: String)
  /// `limit` is in bytes of UTF-8.
  case nameTooLong(part: String, name: String, limit: Int)
}

extension CaseIdentityError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unsafeName(let part, let name):
      "The \(part) name '\(name)' cannot be part of a path: use letters, digits, '-', '_', and spaces and '.' inside."
    case .nameTooLong(let part, let name, let limit):
      "The \(part) name '\(name.prefix(20))…' is \(name.utf8.count) bytes long; at most \(limit) are allowed."
    }
  }
}
