import Foundation
import Raster
import Snapshots

/// Where the pictures and layouts of a gallery go, each once, whichever cases share it. Several threads put things there
/// at once.
protocol Shelf: Sendable {
  /// Puts a PNG file there.
  ///
  /// - Parameter isReviewed: whether somebody may want to read its colours.
  /// - Returns: the file's hash.
  func put(_ png: Data, isReviewed: Bool) throws -> Hash128
  /// Puts a record's layout there, under the hash of the record's file.
  func put(_ record: DisplayedRecord) throws -> Hash128
  /// What was put there under a hash.
  func picture(_ hash: Hash128) -> PictureData
}
