import ImageComparison
import Raster
import Threads

/// A reason that pictures are not compared, or that a picture of their difference is not written.
enum DiffError: Error, Equatable {
  case missing(path: String, suggestion: String?)
  case folderAndFile(folder: String, file: String)
  /// A pipe, a device, or a folder in place of a picture.
  case notAFile(path: String)
  case unreadable(path: String, reason: String)
  case undecodable(path: String, PNGError)
  case noPictures(expected: String, actual: String)
  case outputIsInput(path: String, input: String)
  case outputIsFolder(path: String)
  /// A file is in the place of the folder for pictures.
  case outputIsFile(path: String)
  /// Something other than a PNG file is in the place of the picture.
  case outputIsNoPicture(path: String)
  /// The folder for pictures is not empty.
  case outputIsUsed(path: String, content: String)
  case outputIsInInput(path: String, input: String)
  case noPicture(path: String, kind: DifferencePicture)
  case noThread(ThreadError)
}

extension DiffError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing(let path, let suggestion):
      "'\(path)' does not exist."
        + (suggestion.map { " Did you mean '\($0)'?" } ?? " Name two PNG files, or two folders of them.")
    case .folderAndFile(let folder, let file):
      "'\(folder)' is a folder and '\(file)' is not. Name two PNG files, or two folders of them."
    case .notAFile(let path): "'\(path)' is not a regular file. Name a PNG file."
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason). Fix that, or name another file."
    case .undecodable(let path, let error): "'\(path)': \(error)"
    case .noPictures(let expected, let actual):
      "neither '\(expected)' nor '\(actual)' contains a .png file. Name other folders."
    case .outputIsInput(let path, let input):
      "'\(path)' is '\(input)', which is compared, so it is not overwritten. Name another file with --output."
    case .outputIsFolder(let path): "'\(path)' is a folder. Name a file in it with --output."
    case .outputIsFile(let path):
      "'\(path)' is a file, but pictures of the differences between folders need a folder. Name one with --output."
    case .outputIsNoPicture(let path):
      "'\(path)' already exists and is not a PNG file, so it was not overwritten. Name another file with --output."
    case .outputIsUsed(let path, let content):
      "the folder '\(path)' is not empty: it contains '\(content)'. Name a new or empty folder with --output."
    case .outputIsInInput(let path, let input):
      "'\(path)' is or lies in '\(input)', which is compared, so nothing is written there. Name another folder with --output."
    case .noThread(let error): error.description
    case .noPicture(let path, let kind):
      "the \(kind.rawValue) picture of '\(path)' would be too large. "
        + (kind == .sideBySide ? "Use --difference overlay." : "Leave out --output.")
    }
  }
}
