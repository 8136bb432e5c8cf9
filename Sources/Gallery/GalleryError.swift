package import BundledFiles
package import BundledFonts

/// A reason that no gallery can be made.
package enum GalleryError: Error, Equatable {
  /// The parts of the page were not found.
  case noSite(BundledFolderError)
  /// The fonts that the page is set in were not found.
  case noFonts(BundledFontsError)
  /// One of them cannot be read.
  case damagedSite(path: String, reason: String)
  /// The file's place is taken by one that is not a gallery, or that has changed since it was made.
  case otherFile(path: String)
}

extension GalleryError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSite(let error):
      "The gallery's page was not found: \(error.places). Install Galley again, or keep 'galley_Gallery.resources' beside "
        + "the executable."
    case .noFonts(let error): error.description
    case .damagedSite(let path, let reason):
      "'\(path)', a part of the gallery's page, cannot be used: \(reason). Install Galley again."
    case .otherFile(let path):
      "'\(path)' already exists and is not an unchanged gallery, so it was not overwritten. Name another file with --output."
    }
  }
}
