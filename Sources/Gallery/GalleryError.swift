package import BundledFiles

/// Why no gallery can be made.
package enum GalleryError: Error, Equatable {
  /// The parts of the page are not where they should be.
  case noSite(BundledFolderError)
  /// One of them cannot be read.
  case damagedSite(path: String, reason: String)
  /// A file that is no gallery, or was changed since it was made, stands where one is to be written.
  case otherFile(path: String)
}

extension GalleryError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSite(let error):
      "The gallery's page was not found: \(error.places). Install Galley again, or keep 'galley_Gallery.resources' beside "
        + "the executable."
    case .damagedSite(let path, let reason):
      "'\(path)', a part of the gallery's page, cannot be used: \(reason). Install Galley again."
    case .otherFile(let path):
      "'\(path)' is there, and is no gallery as Galley made it: it is left alone. Name another file with --output."
    }
  }
}
