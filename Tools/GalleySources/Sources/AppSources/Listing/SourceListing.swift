public import Foundation
import SourceRewriting

/// The files that a configuration takes.
public struct SourceListing: Sendable {
  /// The app's folder.
  public let folder: String
  /// The Swift files, by path.
  public private(set) var files: [AppFile] = []
  /// The files that are not taken, by path.
  public private(set) var leftOut: [SkippedFile] = []
  /// Folders to watch with all that is below: nothing in them leads elsewhere.
  public private(set) var watchedTrees: [String] = []
  /// Files and folders, without what is below, to watch.
  public private(set) var watchedFiles: [String] = []

  /// The files that the app ships beside its code, by path: asset catalogues and folders of languages as wholes.
  public private(set) var resources: [AppFile] = []
  /// The information property list that a project's settings make; `nil` without a project.
  private(set) var information: InformationPropertyList?
  /// What is wrong with the project's settings, and with the information property list.
  private(set) var problems: [SourceProblem] = []

  /// The headers that Swift files see Objective-C by; `nil` without a bridging header.
  private(set) var bridged: BridgedHeaders?

  private static let languages = [
    "m": "Objective-C", "mm": "Objective-C++", "h": "a header", "c": "C", "cpp": "C++", "cc": "C++", "metal": "Metal",
  ]

  /// The files that no app ships.
  private static let projectFiles: Set = [
    "entitlements", "framework", "md", "playground", "xcconfig", "xcframework", "xcodeproj", "xcworkspace",
  ]

  /// Lists the files of a configuration.
  ///
  /// - Parameters:
  ///   - file: the configuration's file, to which paths are relative.
  ///   - scratch: a folder that builds write to, which is not watched.
  public init(
    _ configuration: AppConfiguration, at file: URL, scratch: String? = nil
  ) throws(ListingError) {
    let project = configuration.project.map { Self.resolved($0, from: file) }
    folder =
      configuration.folder.map { Self.resolved($0, from: file) }
      ?? URL(fileURLWithPath: project ?? file.path).deletingLastPathComponent().resolvingSymlinksInPath().path
    if let project {
      try take(project, configuration, scratch: scratch)
    } else {
      let tree = try FileTree(folder)
      leftOut = tree.leftOut
      take(tree.root, configuration)
      watch(tree.root, except: scratch)
    }
    if bridged == nil { bridged = Self.bridged(leftOut.map(\.relativePath), in: folder) }
    leftOut.sort { $0.relativePath < $1.relativePath }
    guard files.isEmpty else { return }
    throw .nothing(configuration: file.path, folder: folder, patterns: configuration.files.map(\.text))
  }

  /// One file by itself.
  public init(file: URL) {
    folder = file.deletingLastPathComponent().path
    files = [AppFile(relativePath: file.lastPathComponent, path: file.path)]
  }

  /// The headers of a folder, where one is named as Xcode names bridging headers.
  private static func bridged(_ paths: [String], in folder: String) -> BridgedHeaders? {
    let headers = paths.filter { $0.hasSuffix(".h") }.map { folder + "/" + $0 }.sorted()
    return headers.first { $0.hasSuffix("-Bridging-Header.h") }.map { BridgedHeaders($0, headers) }
  }

  /// A path of a configuration, absolute and without `..`.
  static func resolved(_ path: String, from file: URL) -> String {
    URL(fileURLWithPath: path, relativeTo: file.deletingLastPathComponent()).resolvingSymlinksInPath().path
  }

  // MARK: Files

  /// Takes the files of an Xcode project's target.
  private mutating func take(
    _ project: String, _ configuration: AppConfiguration, scratch: String?
  ) throws(ListingError) {
    let target: XcodeTarget
    do throws(ProjectError) {
      target = try XcodeProject(at: project).target(named: configuration.target)
    } catch {
      throw .project(error)
    }
    for path in target.sources {
      if FileManager.default.fileExists(atPath: path) {
        take(AppFile(relativePath: relative(path), path: path), configuration)
      } else {
        leftOut.append(SkippedFile(relativePath: relative(path), reason: .missing))
      }
    }
    resources += target.resources.map { AppFile(relativePath: relative($0), path: $0) }
    information = target.information
    watchedFiles += Set(target.inputs.map(Self.existing)).sorted()
    problems = target.problems
    bridged = target.bridgingHeader.map {
      BridgedHeaders(XcodeTarget.absolute($0, in: (project as NSString).deletingLastPathComponent), target.headers)
    }
    for folder in target.synchronizedFolders { watch(try FileTree(folder).root, except: scratch) }
  }

  /// A file, or the nearest folder above it that exists: builds wait for what does not exist in vain.
  static func existing(_ path: String) -> String {
    var url = URL(fileURLWithPath: path)
    while !FileManager.default.fileExists(atPath: url.path), url.pathComponents.count > 1 {
      url.deleteLastPathComponent()
    }
    return url.path
  }

  func relative(_ path: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// Takes the files of a folder and those below.
  private mutating func take(_ folder: FileTree.Folder, _ configuration: AppConfiguration) {
    for name in folder.files {
      let relative = folder.relativePath.isEmpty ? name : folder.relativePath + "/" + name
      take(AppFile(relativePath: relative, path: folder.path + "/" + name), configuration)
    }
    for inner in folder.folders { take(inner, configuration) }
  }

  /// Takes a file if the configuration does.
  private mutating func take(_ file: AppFile, _ configuration: AppConfiguration) {
    let path = file.relativePath
    let pathExtension = (path as NSString).pathExtension
    let language = Self.languages[pathExtension]
    guard language != nil || pathExtension == "swift" else {
      if !Self.projectFiles.contains(pathExtension) { resources.append(file) }
      return
    }
    if let pattern = configuration.leftOut.first(where: { $0.matches(path) }) {
      leftOut.append(SkippedFile(relativePath: path, reason: .configured(pattern: pattern.text)))
    } else if let language {
      leftOut.append(SkippedFile(relativePath: path, reason: .language(language)))
    } else if configuration.files.contains(where: { $0.matches(path) }) {
      take(file)
    }
  }

  private mutating func take(_ file: AppFile) {
    let isNameable = file.path.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    if isNameable {
      files.append(file)
    } else {
      leftOut.append(SkippedFile(relativePath: file.relativePath, reason: .name))
    }
  }

  // MARK: Watching

  /// Trees are watched as wholes, unless they contain links, which might lead in circles, or what builds and tools write.
  private mutating func watch(_ folder: FileTree.Folder, except scratch: String?) {
    let isAroundScratch = scratch.map { ($0 + "/").hasPrefix(folder.path + "/") } ?? false
    guard folder.hasUnlistedFolder || isAroundScratch else {
      watchedTrees.append(folder.path)
      return
    }
    watchedFiles.append(folder.path)
    for inner in folder.folders { watch(inner, except: scratch) }
  }
}
