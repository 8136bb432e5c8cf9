package import Foundation
public import SourcePlaces

/// The place of a case, as results have it: the scene in its catalogue file, or the assertion in its test file. Of a
/// case that failed for a mistake in the file, where that is. A result has no columns.
extension SourcePlace {
  /// - Parameters:
  ///   - url: the file.
  ///   - folder: the path of the folder that the file's path is below where there is no repository; where the file is
  ///     elsewhere its whole path counts.
  package init(_ url: URL, line: Int?, below folder: String) {
    let path = url.standardizedFileURL.path
    self.init(file: RepositoryPath.path(path, below: RepositoryPath.root(around: path) ?? folder), line: line)
  }
}

extension SourcePlace: Codable {
  private enum CodingKeys: String, CodingKey {
    case file, line
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    let line = object.contains(.line) ? try object.number(.line, in: NumberRange.line) : nil
    self.init(file: try object.decode(String.self, forKey: .file), line: line)
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(file, forKey: .file)
    try object.encodeIfPresent(line, forKey: .line)
  }
}
