import Foundation
import Glibc
import QuotedText
import Scenes
import Snapshots

/// The files that `galley init` writes into a team's repository; existing files stay as they are.
struct NewCatalogue {
  /// A file to write, unless its name is taken.
  struct File {
    let url: URL
    let text: String
    /// The file's purpose in a few words.
    let purpose: String
    /// The reason that nothing is written; nil if it is.
    var kept: String?

    var isThere: Bool { kept != nil }
  }

  /// The folder that commands run in; the catalogue is `Snapshots/Catalogue` in it.
  let folder: URL
  /// The root of the repository around the folder; the folder itself without one.
  let root: URL
  /// The service that there is a job for.
  let service: ContinuousIntegration
  /// The service that was found; nil if it was given.
  let found: FoundService?
  private(set) var files: [File] = []
  /// The `.gitignore` with the missing rule; nil if runs are ignored already.
  let ignore: (url: URL, data: Data)?

  /// Finds out which files exist; writes nothing.
  ///
  /// - Throws: `InitError` for anything in the way; `CatalogueError` and `StoreError` for files that cannot be read.
  /// - Parameters:
  ///   - service: the service to write a job for; nil for the one that the repository uses.
  ///   - pictures: where jobs publish pictures for comments.
  ///   - hasTests: whether to begin a test target, too.
  init(in folder: URL, _ service: ContinuousIntegration?, pictures: PicturePlace, hasTests: Bool) throws {
    self.folder = folder
    root = Self.root(around: folder)
    found = service == nil ? FoundService(in: root) : nil
    let service = service ?? found?.service ?? .github
    self.service = service
    ignore = try Self.ignoring(in: folder, root: root)
    let catalogue = folder.appendingPathComponent("Snapshots/Catalogue", isDirectory: true)
    add(
      catalogue.appendingPathComponent(FirstScene.fileName), FirstScene.text, "the first scenes",
      kept: try Self.hasScenes(catalogue) ? "the catalogue already has scenes" : nil)
    add(
      folder.appendingPathComponent("Snapshots/catalogue.schema.json"), CatalogueSchema.json(),
      "completes keys in editors")
    let other = service.otherJob(in: root).map { "'\($0)' runs galley already" }
    let path = try Self.pathInJobs(of: folder, root: root, service)
    for file in service.files(in: path, pictures: pictures) {
      add(root.appendingPathComponent(file.path), file.text, file.purpose, kept: other)
    }
    for file in hasTests ? FirstTests.files : [] {
      add(folder.appendingPathComponent(file.path), file.text, file.purpose)
    }
    for index in files.indices where try isThere(files[index]) {
      files[index].kept = files[index].kept ?? "it already exists"
    }
  }

  /// The root of the repository around a folder; the folder itself without one.
  static func root(around folder: URL) -> URL {
    let path = folder.standardizedFileURL.path
    return URL(exactPath: RepositoryPath.root(around: path + "/") ?? path, isDirectory: true)
  }

  /// The folder's path relative to the root, for jobs; empty for the root itself.
  private static func pathInJobs(
    of folder: URL, root: URL, _ service: ContinuousIntegration
  ) throws(InitError) -> String {
    let path = folder.standardizedFileURL.path
    let inJobs = path == root.path ? "" : RepositoryPath.path(path, below: root.path)
    // A line feed ends a line of YAML even within quotes.
    guard service == .none || inJobs == inJobs.shownOnOneLine else { throw .unnameable(path: inJobs) }
    return inJobs
  }

  private mutating func add(_ url: URL, _ text: String, _ purpose: String, kept: String? = nil) {
    files.append(File(url: url, text: text, purpose: purpose, kept: kept))
  }

  /// Whether there is a catalogue with at least one file.
  private static func hasScenes(_ catalogue: URL) throws -> Bool {
    guard FileBytes.type(of: catalogue) == S_IFDIR else { return false }
    do throws(CatalogueError) {
      return try !Catalogue.load(at: catalogue).files.isEmpty
    } catch .notFound, .empty {
      return false
    }
  }

  private static func ignoring(in folder: URL, root: URL) throws -> (url: URL, data: Data)? {
    let url = folder.appendingPathComponent(IgnoreRule.fileName).resolvingSymlinksInPath()
    guard !IgnoreRule.isAbove(folder.standardizedFileURL, root: root) else { return nil }
    guard let kind = FileBytes.type(of: url) else { return (url, IgnoreRule.adding(to: Data()) ?? Data()) }
    guard kind == S_IFREG else { throw InitError.notAFile(path: url.shownPath) }
    let data = try FileBytes.read(url.path, named: url.shownPath) ?? Data()
    return IgnoreRule.adding(to: data).map { (url, $0) }
  }

  private func isThere(_ file: File) throws(InitError) -> Bool {
    if file.isThere { return true }
    switch FileBytes.type(of: file.url, followingLinks: false) {
    case nil:
      let parent = file.url.deletingLastPathComponent()
      guard let other = FileBytes.file(inPlaceOf: parent) else { return false }
      throw .fileForFolder(path: file.url.shownPath, file: other.shownPath)
    case .some where FileBytes.type(of: file.url) == S_IFREG: return true
    case .some: throw .notAFile(path: file.url.shownPath)
    }
  }
}
