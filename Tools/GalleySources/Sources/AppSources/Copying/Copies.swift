import Foundation
import SourceRewriting

/// The copies of an app's files in a folder that belongs to a build.
public struct Copies: Sendable {
  /// The app's files.
  public let files: [AppFile]
  /// The names of their copies, in the same order.
  public let names: [String]
  /// The folder of the copies.
  public let folder: String
  private let resources: AppResources
  /// The module whose previews another file names; nil for no such file.
  private let module: String?

  /// - Parameters:
  ///   - resources: what the app ships beside its code, which has a Swift file of its own.
  ///   - module: the name of the target's module, if there is to be a file that names its previews.
  public init(of files: [AppFile], resources: AppResources, module: String? = nil, in folder: String) {
    self.files = files
    self.resources = resources
    self.module = module
    self.folder = folder
    names = CopyNames(files).names
  }

  /// The name of the file that names the previews.
  static let previewsName = "AppPreviews" + CopyNames.ending

  /// The paths of the copies, and last those of the Swift files of the models, the resources, the names of tests and the previews.
  public var paths: [String] { (names + otherNames).map { folder + "/" + $0 } }
  private var otherNames: [String] {
    (resources.hasModels ? [AppResources.modelsFileName] : []) + [AppResources.fileName, TestNamesFile.name]
      + (module == nil ? [] : [Self.previewsName])
  }
  /// Files whose change makes the resources' Swift file old.
  var resourceInputs: [String] { resources.inputs }

  /// Writes the copies that have changed, and removes those of files that are gone.
  ///
  public func write(_ app: RewrittenApp) throws(CopyError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CopyError(path: folder, reason: error.localizedDescription)
    }
    let texts = app.unread.merging(app.files.map { ($0.path, $0.bytes) }) { first, _ in first }
    for (file, name) in zip(files, names) { try write(Self.copy(texts[file.path] ?? [], of: file.path), to: name) }
    try write(
      resources.swift(
        in: folder, classes: app.documentClasses, objects: app.documentObjects, properties: app.extensionProperties,
        declared: app.namesOfAssets, hasSwiftUI: app.hasSwiftUI),
      to: AppResources.fileName)
    try write(TestNamesFile.text(for: app), to: TestNamesFile.name)
    if resources.hasModels { try write(app.modelClasses, to: AppResources.modelsFileName) }
    if let module {
      let text = app.previewTable.text(for: module, preparedBy: "try AppResources.register()")
      try write(Array(text.utf8), to: Self.previewsName)
    }
    try resources.linkBundle(in: folder)
    removeOthers()
  }

  private func write(_ bytes: [UInt8], to name: String) throws(CopyError) {
    do throws(FileContents.Failure) {
      try FileContents.write(bytes, to: folder + "/" + name)
    } catch {
      throw CopyError(path: folder + "/" + name, reason: error.reason)
    }
  }

  /// The beginning of every copy.
  private static let mark = "#sourceLocation(file: "

  /// A file's text below a line that names the file, so that messages and breakpoints are about the file itself.
  static func copy(_ bytes: [UInt8], of path: String) -> [UInt8] {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return Array("\(mark)\(literal(path)), line: 1)\n".utf8) + bytes.dropFirst(hasMark ? 3 : 0)
  }

  /// A text as a literal of Swift.
  static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Removes copies of files that are gone. What else is in the folder stays.
  private func removeOthers() {
    let names = Set(names + otherNames)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !names.contains(name) {
      let path = folder + "/" + name
      guard name.hasSuffix(CopyNames.ending), let bytes = try? FileContents.bytes(of: path),
        bytes.starts(with: Self.mark.utf8)
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}

/// A copy that could not be written.
public struct CopyError: Error, Sendable, Hashable, CustomStringConvertible {
  public let path: String
  public let reason: String

  public var description: String {
    "\(path): error: the copy cannot be written: \(reason). Make room, or change the folder's permissions."
  }
}
