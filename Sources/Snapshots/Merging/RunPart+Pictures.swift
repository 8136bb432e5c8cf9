import Foundation

/// The pictures that results name, and the records next to them.
extension RunPart {
  /// The paths of the pictures and records of a line, below the run's folder.
  func files(ofLine index: Int) throws(MergeError) -> [String] {
    let line = results[index]
    // Most results have none, and their lines are not decoded. Quotation marks within texts are always escaped.
    guard RunPart.marks.contains(where: { line.range(of: $0) != nil }) else { return [] }
    do {
      let paths = try JSONDecoder().decode(PicturesOfLine.self, from: line).paths
      for path in paths where !RunPart.isSafe(path) {
        throw MergeError.malformed(
          name, file: ResultFiles.Kind.results.name(""), reason: "'\(path)' is not a picture's path")
      }
      return paths
    } catch let error as MergeError {
      throw error
    } catch {
      let reason = "line \(index + 1): \(DecodingError.reason(error))"
      throw .malformed(name, file: ResultFiles.Kind.results.name(""), reason: reason)
    }
  }

  private static let marks = ["artifacts", "picture"].map { Data("\"\($0)\":".utf8) }

  /// Whether the path stays in the folder, and is a picture's or a record's; hidden files are neither.
  private static func isSafe(_ path: String) -> Bool {
    [".png", ".txt"].contains(where: path.hasSuffix) && ContainedFiles.isName(path)
      && ContainedFiles.components(of: path).allSatisfy { $0.utf8.first != UInt8(ascii: ".") }
  }

  /// A file's bytes.
  func file(_ path: String) throws(MergeError) -> Data {
    let data: Data?
    do throws(StoreError) {
      data = try ContainedFiles(folder).read(path)
    } catch .leadsOut {
      throw .linkedPicture(name, path: path)
    } catch {
      throw .unreadable(error)
    }
    guard let data else { throw .missingPicture(name, path: path) }
    return data
  }
}

/// The keys of a result's line that name pictures.
private struct PicturesOfLine: Decodable {
  var artifacts: [String: String]?
  var picture: String?

  var paths: [String] { (artifacts.map { $0.values.sorted() } ?? []) + (picture.map { [$0] } ?? []) }
}
