import Foundation
import Glibc
import ImageComparison
import Raster
import Snapshots

/// The destination of difference pictures. The compared files are never written to, and only PNG files are replaced.
struct DiffOutput {
  let path: String
  let kind: DifferencePicture
  /// Whether folders are compared, so that the path is a folder's.
  let isFolder: Bool

  /// - Throws: `DiffError` if the destination may not be written to.
  func check(against inputs: DiffInputs) throws(DiffError) {
    for input in [inputs.expected, inputs.actual] {
      if isFolder { try checkFolder(input) } else { try checkFile(input) }
    }
    if isFolder { try checkIsEmpty() } else { try checkIsReplaceable() }
  }

  /// Writes the picture of a pair's difference.
  ///
  /// - Returns: its path.
  /// - Throws: `DiffError.noPicture` if it would be too large; `StoreError`; `PNGError`.
  func write(_ pair: PicturePair, expected: Bitmap, actual: Bitmap) throws -> String {
    let path = isFolder ? "\(path)/\(pair.name)" : path
    guard let picture = try? ImageComparison.picture(kind, expected: expected, actual: actual) else {
      throw DiffError.noPicture(path: pair.name, kind: kind)
    }
    try FileBytes.write(PNG.encode(picture), to: URL(exactPath: path), named: path)
    return path
  }

  private func checkFile(_ input: String) throws(DiffError) {
    var (own, other) = (stat(), stat())
    guard stat(path, &own) == 0, stat(input, &other) == 0 else { return }
    if own.st_dev == other.st_dev, own.st_ino == other.st_ino { throw .outputIsInput(path: path, input: input) }
  }

  private func checkIsReplaceable() throws(DiffError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .outputIsFolder(path: path)
    case S_IFREG:
      let start = try? FileHandle(forReadingFrom: URL(exactPath: path)).read(upToCount: PNG.signature.count)
      guard start.map(Array.init) == PNG.signature else { throw .outputIsNoPicture(path: path) }
    default: throw .outputIsNoPicture(path: path)
    }
  }

  private func checkFolder(_ input: String) throws(DiffError) {
    guard !Self.resolved(path).starts(with: Self.resolved(input)) else {
      throw .outputIsInInput(path: path, input: input)
    }
  }

  private func checkIsEmpty() throws(DiffError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .outputIsFile(path: path) }
    if let name = try PictureFolder.names(in: path).first { throw .outputIsUsed(path: path, content: name) }
  }

  /// The components of a path with links resolved, as far as it exists.
  private static func resolved(_ path: String) -> [String] {
    var existing = URL(exactPath: path).standardizedFileURL
    var rest: [String] = []
    while existing.pathComponents.count > 1 {
      if let real = realpath(existing.path, nil) {
        defer { free(real) }
        return String(cString: real).split(separator: "/").map(String.init) + rest.reversed()
      }
      rest.append(existing.lastPathComponent)
      existing.deleteLastPathComponent()
    }
    return rest.reversed()
  }
}
