import Foundation

/// The kind of item at a path, following links.
enum FileKind {
  case file
  case folder
  /// A pipe, a socket or a device, which may be endless.
  case other

  /// Creates the kind; nil if nothing is there, or only a dangling link.
  init?(of url: URL) {
    let path = url.resolvingSymlinksInPath().path
    guard let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType else {
      return nil
    }
    switch type {
    case .typeRegular: self = .file
    case .typeDirectory: self = .folder
    case .typeSymbolicLink: return nil
    default: self = .other
    }
  }

  /// Whether a link is there, dangling or not.
  static func isLink(_ url: URL) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    return type == .typeSymbolicLink
  }
}
