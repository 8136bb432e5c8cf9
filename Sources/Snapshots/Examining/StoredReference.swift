import Foundation
import Raster

/// A reference with what its record is worth.
struct StoredReference {
  let png: Data
  let record: ReferenceStore.RecordState
  private let isFileRecorded: Bool

  init(png: Data, record: ReferenceStore.RecordState) {
    self.png = png
    self.record = record
    if case .valid(let valid) = record {
      isFileRecorded = valid.file == Hash128(hashing: png)
    } else {
      isFileRecorded = false
    }
  }

  private var validRecord: Record? {
    if case .valid(let record) = record { record } else { nil }
  }

  /// The record, which is invalid unless it is that of this picture: of its file, or at least of its pixels.
  func record(of picture: Bitmap?) -> ReferenceStore.RecordState {
    switch record {
    case .missing: .missing
    case .invalid(let reason): .invalid(reason: ReferenceStore.RecordState.unusable(reason))
    case .valid(let valid) where isFileRecorded || picture?.hash == valid.pixels: record
    case .valid: .invalid(reason: "the picture is not the one that its record was written for")
    }
  }

  /// The hashes say that the case is what the picture shows, without drawing it.
  func vouches(for rendered: RenderedCase) -> Bool {
    isFileRecorded && validRecord?.vouches(for: rendered) == true
  }

  /// The hashes say that the picture has the same pixels, without reading it.
  func vouches(for actual: Bitmap) -> Bool {
    isFileRecorded && validRecord?.pixels == actual.hash
  }
}
