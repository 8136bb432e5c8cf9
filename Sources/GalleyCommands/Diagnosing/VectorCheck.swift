import VectorPictures

/// Names the libraries that draw SVG and PDF assets. They are opened when the first such asset is met, so that only those
/// who have one need them.
enum VectorCheck {
  static var diagnosis: Diagnosis {
    var diagnosis = Diagnosis("vectors", "")
    var versions: [String] = []
    for format in [VectorPicture.Format.svg, .pdf] {
      do throws(VectorPictureError) {
        versions.append(try VectorPicture.libraryVersion(for: format))
      } catch {
        diagnosis.note("for assets of the format \(format): \(error)")
      }
    }
    diagnosis.summary =
      versions.isEmpty
      ? "no SVG or PDF can be drawn" : "SVG and PDF are drawn by \(versions.joined(separator: " and "))"
    return diagnosis
  }
}
