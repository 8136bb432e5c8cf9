import Foundation

/// What is at a path, links followed.
enum FileKind {
  case file
  case folder
  /// A pipe, a socket or a device, which may never end.
  case other

  /// Nil where nothing is, as behind a link that leads nowhere.
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

  /// Whether a link is there, wherever it leads.
  static func isLink(_ url: URL) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    return type == .typeSymbolicLink
  }
}
