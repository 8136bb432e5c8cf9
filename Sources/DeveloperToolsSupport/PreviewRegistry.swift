/// A type that stands for a `#Preview` or a `PreviewProvider` of a source file.
///
/// `galley-sources` makes one of each, as the macro does on Apple's platforms, and names them in a `PreviewTable`: a program
/// cannot find them by itself.
public protocol PreviewRegistry {
  /// The module and the file's name.
  static var fileID: String { get }
  /// The file's path.
  static var filePath: String { get }
  static var line: Int { get }
  static var column: Int { get }

  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}
