import Foundation
import Raster
import Snapshots
import Synchronization

/// The pictures and layouts of one case, in memory.
final class CaseShelf: Shelf {
  private let state = Mutex(Contents())

  /// The contents for a case in a single file: pictures as `data:` addresses, layouts as JSON.
  struct Contents: Sendable {
    var images: [Hash128: String] = [:]
    var layouts: [Hash128: Data] = [:]
    var pictures: [Hash128: PictureData] = [:]

    /// The contents without the picture of the difference, if the page can compute it.
    func withoutComputed(_ evidence: CaseEvidence) -> Contents {
      guard case .image(let difference) = evidence.difference, case .image(let expected) = evidence.expected,
        case .image(let actual) = evidence.actual, images[expected] != nil, images[actual] != nil,
        difference != expected, difference != actual
      else { return self }
      var contents = self
      contents.images[difference] = nil
      return contents
    }
  }

  var contents: Contents { state.withLock { $0 } }

  func put(_ png: Data) throws -> Hash128 {
    let hash = Hash128(hashing: png)
    let picture: PictureData
    do {
      let size = try PNG.size(of: png)
      _ = try PNG.decode(png)
      picture = .there(hash, width: size.width, height: size.height, thumbnail: nil)
    } catch {
      picture = .missing("\(error)")
    }
    state.withLock { contents in
      contents.pictures[hash] = picture
      if case .there = picture { contents.images[hash] = "data:image/png;base64," + png.base64EncodedString() }
    }
    return hash
  }

  func put(_ record: DisplayedRecord) throws -> Hash128 {
    let json = LayoutText.json(record)
    state.withLock { $0.layouts[record.hash] = json }
    return record.hash
  }

  func picture(_ hash: Hash128) -> PictureData {
    state.withLock { $0.pictures[hash] } ?? .missing("The picture was not kept.")
  }
}
