package import Foundation
import Glibc
import SourcePlaces
import Suggestions

/// Access to strings files.
package enum StringsFile {
  static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// A file's path for messages: as given, without a leading `./`.
  static func name(of url: URL) -> String {
    var path = Substring(url.relativePath)
    while path.hasPrefix("./"), path.count > 2 { path = path.dropFirst(2).drop { $0 == "/" } }
    return path.isEmpty ? "." : String(path)
  }

  /// Throws if nothing exists there.
  package static func requireExistence(of url: URL) throws(StringsError) {
    guard !FileManager.default.fileExists(atPath: url.path) else { return }
    throw StringsError(.notFound(suggestion: suggestion(for: url)), at: SourcePlace(file: name(of: url)))
  }

  /// The files that are read for a path to a file or folder of strings.
  package static func all(at url: URL) -> [URL] {
    isFolder(url) ? StringsFolder(url, developmentLanguage: nil).files : [url]
  }

  /// The bytes of an existing file.
  package static func bytes(of url: URL) throws(StringsError) -> [UInt8] {
    let place = SourcePlace(file: name(of: url))
    guard !isFolder(url) else { throw StringsError(.unreadable(reason: "it is a folder"), at: place) }
    guard isFile(url) else {
      throw StringsError(.unreadable(reason: "it is a pipe or a device, not a file; name a file"), at: place)
    }
    do {
      let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
      if size <= StringsCatalog.sizeLimit { return [UInt8](try Data(contentsOf: url)) }
      throw StringsError(.tooLarge(bytes: size, limit: StringsCatalog.sizeLimit), at: place)
    } catch let error as StringsError { throw error } catch {
      throw StringsError(.unreadable(reason: sentence(error)), at: place)
    }
  }

  /// Whether it is a regular file, symbolic links followed. True also if it is missing or inaccessible: reading it then
  /// reports that.
  private static func isFile(_ url: URL) -> Bool {
    var status = stat()
    return stat(url.path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// The system's message, without a full stop.
  private static func sentence(_ error: any Error) -> String {
    let words = error.localizedDescription
    return words.hasSuffix(".") ? String(words.dropLast()) : words
  }

  /// The name in the same folder that is closest to a missing one.
  private static func suggestion(for url: URL) -> String? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
    return Suggestion.nearest(to: url.lastPathComponent, among: (names ?? []).sorted())
  }
}
