/// A pattern of paths: `*` and `?` stand for characters of one name, `**` for any number of folders.
///
/// A pattern without a slash matches names in every folder, as in `.gitignore`; one that matches a folder matches all that
/// is in it. `Views/**/*.swift` matches `Views/A.swift` and `Views/Cells/B.swift`.
public struct GlobPattern: Sendable, Hashable {
  /// The pattern as written.
  public let text: String
  private let parts: [[Unicode.Scalar]]

  public init(_ text: String) {
    self.text = text
    var parts = text.split(separator: "/").map { Array($0.unicodeScalars) }.filter { $0 != ["."] }
    if parts.count == 1, !text.hasPrefix("/"), !text.hasPrefix("./") { parts.insert(["*", "*"], at: 0) }
    self.parts = parts
  }

  /// Whether it can match anything: it is not empty, and does not go up.
  var isBelowFolder: Bool { !parts.isEmpty && !parts.contains([".", "."]) && !text.unicodeScalars.contains("\0") }

  /// Whether it matches a path relative to the folder, or a folder above it.
  public func matches(_ path: String) -> Bool {
    Self.matches(parts[...], path.split(separator: "/").map { Array($0.unicodeScalars) }[...])
  }

  /// Work is bounded by the product of both lengths: the last `**` alone is tried again.
  private static func matches(_ pattern: ArraySlice<[Unicode.Scalar]>, _ path: ArraySlice<[Unicode.Scalar]>) -> Bool {
    var (pattern, path) = (pattern, path)
    var retry: (pattern: ArraySlice<[Unicode.Scalar]>, path: ArraySlice<[Unicode.Scalar]>)?
    while true {
      // What is left of the path is in the matched folder.
      guard let part = pattern.first else { return true }
      if part == ["*", "*"] {
        pattern = pattern.dropFirst()
        retry = (pattern, path)
        // All that is below, but not the folder itself.
        if pattern.isEmpty { return !path.isEmpty }
      } else if let name = path.first, matches(part[...], name[...]) {
        (pattern, path) = (pattern.dropFirst(), path.dropFirst())
      } else if let again = retry, !again.path.isEmpty {
        retry = (again.pattern, again.path.dropFirst())
        (pattern, path) = (again.pattern, again.path.dropFirst())
      } else {
        return false
      }
    }
  }

  private static func matches(_ pattern: ArraySlice<Unicode.Scalar>, _ name: ArraySlice<Unicode.Scalar>) -> Bool {
    var (pattern, name) = (pattern, name)
    var retry: (pattern: ArraySlice<Unicode.Scalar>, name: ArraySlice<Unicode.Scalar>)?
    while !pattern.isEmpty || !name.isEmpty {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        retry = (pattern, name)
      } else if let scalar = pattern.first, !name.isEmpty, scalar == "?" || scalar == name.first {
        (pattern, name) = (pattern.dropFirst(), name.dropFirst())
      } else if let again = retry, !again.name.isEmpty {
        retry = (again.pattern, again.name.dropFirst())
        (pattern, name) = (again.pattern, again.name.dropFirst())
      } else {
        return false
      }
    }
    return true
  }
}
