public import SourceRewriting

/// An app's files after the rewriting.
public struct RewrittenApp: Sendable {
  /// The rewritten files, by path.
  public let files: [RewrittenFile]
  /// The files that could not be read as Swift, by path, as they are: the compiler says what is wrong with them.
  public let unread: [String: [UInt8]]
  /// The files that are not compiled, by path.
  public let leftOut: [LeftOutFile]
  /// The classes that documents of Interface Builder can name, with the types around them.
  let documentClasses: [String]
  /// What does not compile, by file and place.
  public let problems: [SourceProblem]
  /// The previews, by file and place.
  public let previews: [ListedPreview]
  /// The file that names the previews.
  public let previewTable: PreviewTable

  /// Reads and rewrites files as one target.
  ///
  /// - Parameter dependencies: the files of targets that this one imports and that are rewritten as well.
  /// - Throws: `ListingError.unreadable`.
  public init(
    _ files: [AppFile], dependencies: [AppFile] = [], options: RewritingOptions
  ) throws(ListingError) {
    var (texts, problems, unread): ([SourceText], [SourceProblem], [String: [UInt8]]) = ([], [], [:])
    for file in files {
      let bytes = try Self.bytes(of: file)
      do throws(SourceProblem) {
        texts.append(try SourceText(path: file.path, bytes: bytes))
      } catch {
        problems.append(error)
        unread[file.path] = bytes
      }
    }
    var imported: [SourceText] = []
    for file in dependencies {
      // What is wrong with it is said where its own target is rewritten.
      guard let text = try? SourceText(path: file.path, bytes: Self.bytes(of: file)) else { continue }
      imported.append(text)
    }
    let result = TargetRewriter(options: options).rewrite(texts, dependencies: imported)
    self.files = result.files
    leftOut = result.leftOut
    documentClasses = result.documentClasses
    (previews, previewTable) = (result.previews, result.previewTable)
    self.unread = unread
    self.problems = (problems + result.problems).sorted { ($0.path, $0.position) < ($1.path, $1.position) }
  }

  private static func bytes(of file: AppFile) throws(ListingError) -> [UInt8] {
    do throws(FileContents.Failure) {
      return try FileContents.bytes(of: file.path)
    } catch {
      throw .unreadable(path: file.path, reason: error.reason)
    }
  }

  /// The files that are not compiled although nothing in them is a problem.
  public var leftOutForOthers: [LeftOutFile] {
    leftOut.filter { file in
      if case .problem = file.reason { false } else { true }
    }
  }
}
