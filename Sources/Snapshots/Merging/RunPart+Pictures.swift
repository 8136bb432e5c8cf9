import Foundation
import Glibc

/// The pictures that results name, which lie beside them, and the records that lie beside those.
extension RunPart {
  /// The paths of the pictures and records of a line, below the run's folder.
  func files(ofLine index: Int) throws(MergeError) -> [String] {
    let line = results[index]
    // Most results have none, and their lines are not read. No text in a line has a quotation mark of its own.
    guard RunPart.marks.contains(where: { line.range(of: $0) != nil }) else { return [] }
    do {
      let paths = try JSONDecoder().decode(PicturesOfLine.self, from: line).paths
      for path in paths where !RunPart.isSafe(path) {
        throw MergeError.malformed(
          name, file: ResultFiles.Kind.results.name(""), reason: "'\(path)' is no picture's path")
      }
      return paths + paths.map { "\($0.dropLast(4)).txt" }.filter(has)
    } catch let error as MergeError {
      throw error
    } catch {
      let reason = "line \(index + 1): \(DecodingError.reason(error))"
      throw .malformed(name, file: ResultFiles.Kind.results.name(""), reason: reason)
    }
  }

  private static let marks = ["artifacts", "picture"].map { Data("\"\($0)\":".utf8) }

  /// Whether the path stays in the folder, and is that of a picture.
  private static func isSafe(_ path: String) -> Bool {
    path.hasSuffix(".png")
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
  }

  private func has(_ path: String) -> Bool { access(folder.appendingPathComponent(path).path, F_OK) == 0 }

  /// A file's bytes. No link leads to it: results that come from elsewhere could have any file copied.
  func file(_ path: String) throws(MergeError) -> Data {
    let url = folder.appendingPathComponent(path)
    guard let place = RunPart.realPath(url.path) else { throw .missingPicture(name, path: path) }
    guard let root = RunPart.realPath(folder.path), place == "\(root)/\(path)" else {
      throw .linkedPicture(name, path: path)
    }
    let data: Data?
    do throws(StoreError) {
      data = try FileBytes.read(url.path, named: "\(name)/\(path)")
    } catch {
      throw .unreadable(error)
    }
    guard let data else { throw .missingPicture(name, path: path) }
    return data
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

/// What a line of results says of pictures.
private struct PicturesOfLine: Decodable {
  var artifacts: [String: String]?
  var picture: String?

  var paths: [String] { (artifacts.map { $0.values.sorted() } ?? []) + (picture.map { [$0] } ?? []) }
}
