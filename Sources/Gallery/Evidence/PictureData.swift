import Raster

/// A picture in the page's data: `{"hash": …, "width": …, "height": …, "thumbnail": […]}`, or `{"missing": …}`.
enum PictureData: Encodable, Equatable, Sendable {
  /// - Parameter thumbnail: its size in pixels; nil if the picture itself is small enough.
  case there(Hash128, width: Int, height: Int, thumbnail: [Int]?)
  /// The reason that there is none, as a sentence.
  case missing(String)

  private enum Key: String, CodingKey { case hash, width, height, thumbnail, missing }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    switch self {
    case .there(let hash, let width, let height, let thumbnail):
      try object.encode(hash, forKey: .hash)
      try object.encode(width, forKey: .width)
      try object.encode(height, forKey: .height)
      try object.encodeIfPresent(thumbnail, forKey: .thumbnail)
    case .missing(let reason): try object.encode(reason, forKey: .missing)
    }
  }
}
