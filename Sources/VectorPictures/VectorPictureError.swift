/// The reason why a vector picture cannot be drawn.
package enum VectorPictureError: Error, Equatable, Sendable {
  /// A library that draws the format is not installed.
  case missingLibrary(String, package: String)
  /// An installed library lacks a function: it is too old.
  case oldLibrary(String, function: String)
  case fileTooLarge(byteCount: Int, limit: Int)
  /// The file is damaged; the reason is a sentence.
  case damaged(reason: String)
  /// The picture has neither a size nor a view box.
  case noSize
  case tooLarge(width: Double, height: Double)
  /// Drawing it would take more work than any picture needs.
  case tooMuchWork(String)
  /// It contains something that is not drawn, as it would depend on the machine, or is not a picture.
  case refused(String)
  case outOfMemory
}

extension VectorPictureError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingLibrary(let library, let package):
      "\(library) is needed to draw it, and is not installed. Run: sudo apt-get install \(package)"
    case .oldLibrary(let library, let function): "\(library) is too old: it has no \(function). Install a newer one."
    case .fileTooLarge(let byteCount, let limit):
      "The file of \(byteCount) bytes is too large: at most \(limit) bytes are read. Save it as a bitmap."
    case .damaged(let reason): "The file cannot be read: \(reason) Export it again."
    case .noSize: "The picture has neither a size nor a view box. Give it one."
    case .tooLarge(let width, let height):
      "The picture of \(width) × \(height) points is too large to draw. Make it smaller."
    case .tooMuchWork(let reason): "\(reason) Simplify it, or save it as a bitmap."
    case .refused(let reason): reason
    case .outOfMemory: "There is not enough memory for the picture."
    }
  }
}
