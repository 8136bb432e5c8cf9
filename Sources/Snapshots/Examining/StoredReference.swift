import Foundation
import Raster

/// A reference with the state of its record.
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

  /// The record, which counts as invalid unless it belongs to this picture, by the hash of its file or at least of its
  /// pixels.
  func record(of picture: Bitmap?) -> ReferenceStore.RecordState {
    switch record {
    case .missing: .missing
    case .invalid(let reason): .invalid(reason: ReferenceStore.RecordState.unusable(reason))
    case .valid(let valid) where isFileRecorded || picture?.hash == valid.pixels: record
    case .valid: .invalid(reason: "the picture is not the one that its record was written for")
    }
  }

  /// Whether the hashes alone prove that the picture shows the case, so that it need not be drawn.
  func vouches(for rendered: RenderedCase) -> Bool {
    isFileRecorded && validRecord?.vouches(for: rendered) == true
  }

  /// Whether the hashes alone prove that the picture has the same pixels, so that it need not be read.
  func vouches(for actual: Bitmap) -> Bool {
    isFileRecorded && validRecord?.pixels == actual.hash
  }
}
