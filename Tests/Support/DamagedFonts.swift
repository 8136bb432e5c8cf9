public import Foundation

/// Copies the folder `fonts`, changing the last byte of the file `path`.
public func makeDamagedCopy(of fonts: URL, changing path: String, at folder: URL) throws {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let family = String(path.prefix { $0 != "/" })
  for name in try FileManager.default.contentsOfDirectory(atPath: fonts.path) where name != family {
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent(name), withDestinationURL: fonts.appendingPathComponent(name))
  }
  try FileManager.default.copyItem(
    at: fonts.appendingPathComponent(family), to: folder.appendingPathComponent(family))
  let url = folder.appendingPathComponent(path)
  var bytes = try Data(contentsOf: url)
  bytes[bytes.count - 1] ^= 1
  try bytes.write(to: url)
}
