public import Foundation
import Glibc

/// The folder that an app has for itself on iOS: here it is the process's, among the temporary files, made when it is first
/// asked for and deleted when the process ends. So a run does not see what an earlier one stored.
///
/// The folders in it are those of Apple's "File System Programming Guide": those for documents, caches and preferences exist
/// from the start, others are made by the app.
enum AppContainer {
  private static let folders = ["Documents", "Library/Caches", "Library/Preferences", "Groups"]

  /// The container.
  static let root: URL = {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("galley-app-\(UUID().uuidString)", isDirectory: true)
    for name in folders {
      // Without the folders, writing to them fails, with the system's reason.
      try? files.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    atexit { try? FileManager.default.removeItem(at: AppContainer.root) }
    return folder
  }()

  /// The folder for a kind of files; `nil` for kinds that apps have no folder for.
  static func folder(for directory: FileManager.SearchPathDirectory) -> URL? {
    path(of: directory).map { root.appendingPathComponent($0, isDirectory: true) }
  }

  private static func path(of directory: FileManager.SearchPathDirectory) -> String? {
    switch directory {
    case .documentDirectory: "Documents"
    case .libraryDirectory, .allLibrariesDirectory: "Library"
    case .cachesDirectory: "Library/Caches"
    case .applicationSupportDirectory: "Library/Application Support"
    case .autosavedInformationDirectory: "Library/Autosave Information"
    case .inputMethodsDirectory: "Library/Input Methods"
    case .documentationDirectory: "Library/Documentation"
    case .applicationDirectory, .allApplicationsDirectory: "Applications"
    case .desktopDirectory: "Desktop"
    case .downloadsDirectory: "Downloads"
    case .moviesDirectory: "Movies"
    case .musicDirectory: "Music"
    case .picturesDirectory: "Pictures"
    case .sharedPublicDirectory: "Public"
    default: nil
    }
  }

  /// The folder of a group of apps, which exists.
  static func group(_ identifier: String) -> URL {
    let name = identifier.replacing("/", with: "_")
    let folder = root.appendingPathComponent("Groups", isDirectory: true)
      .appendingPathComponent(name == ".." || name == "." || name.isEmpty ? "_" : name, isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

extension FileManager {
  /// The folders of an app, as iOS has them for `.userDomainMask`.
  ///
  /// This is Galley's own method, which `galley-sources` calls in place of `urls(for:in:)`.
  public func appURLs(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
    guard domainMask.contains(.userDomainMask) else { return [] }
    return AppContainer.folder(for: directory).map { [$0] } ?? []
  }

  /// A folder of an app, made if that is asked for. A folder for replacing items is Foundation's.
  ///
  /// This is Galley's own method, which `galley-sources` calls in place of `url(for:in:appropriateFor:create:)`.
  ///
  /// - Throws: an error if there is no such folder, or it cannot be made.
  public func appURL(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create: Bool
  ) throws -> URL {
    guard directory != .itemReplacementDirectory else {
      return try self.url(for: directory, in: domain, appropriateFor: url ?? AppContainer.root, create: create)
    }
    guard let folder = appURLs(for: directory, in: domain).first else { throw CocoaError(.fileNoSuchFile) }
    if create { try createDirectory(at: folder, withIntermediateDirectories: true) }
    return folder
  }

  /// The paths of an app's folders.
  ///
  /// This is Galley's own method, which `galley-sources` calls in place of `NSSearchPathForDirectoriesInDomains`.
  ///
  /// - Parameter expandTilde: `false` for a path that begins with `~`.
  public func appSearchPaths(
    _ directory: SearchPathDirectory, _ domainMask: SearchPathDomainMask, _ expandTilde: Bool
  ) -> [String] {
    appURLs(for: directory, in: domainMask).map { url in
      expandTilde ? url.path : "~" + url.path.dropFirst(AppContainer.root.path.count)
    }
  }

  /// The path of the app's container, without a slash at its end.
  ///
  /// This is Galley's own method, which `galley-sources` calls in place of `NSHomeDirectory()`.
  public func appHomeDirectory() -> String { AppContainer.root.path }
}

extension URL {
  /// The app's container.
  ///
  /// This is Galley's own name, which `galley-sources` writes in place of `URL.homeDirectory`.
  public static var appHomeDirectory: URL { URL(filePath: FileManager.default.appHomeDirectory()) }
}
