import Foundation
import Raster
import Snapshots

/// The destination of a gallery's pictures and layouts, each stored once, whichever cases share it. Several threads use
/// it at once.
protocol Shelf: Sendable {
  /// Puts a PNG file there.
  ///
  /// - Returns: the file's hash.
  func put(_ png: Data) throws -> Hash128
  /// Puts a record's layout there, under the hash of the record's file.
  func put(_ record: DisplayedRecord) throws -> Hash128
  /// The picture with a hash.
  func picture(_ hash: Hash128) -> PictureData
}
