public import SourceRewriting

/// An app's files after the rewriting.
public struct RewrittenApp: Sendable {
  /// The rewritten files, by path.
  public let files: [RewrittenFile]
  /// The files that could not be read as Swift, by path, as they are: the compiler says what is wrong with them.
  public let unread: [String: [UInt8]]
  /// The files that are not compiled, by path.
  public let leftOut: [LeftOutFile]
  /// The classes that Interface Builder documents can name, with the types around them.
  let documentClasses: [String]
  /// Those whose objects `init()` makes.
  let documentObjects: [String]
  /// The lists of properties that extensions of UIKit's classes have.
  let extensionProperties: [RegisteredProperties]
  /// The members that its extensions of colours and images declare.
  let namesOfAssets: Set<String>
  /// Whether there are tests of XCTest's, which can use names that XCTest on Linux lacks.
  let needsTestNames: Bool
  /// Whether the target can import UIKit.
  let hasUIKit: Bool
  /// Whether the target can import SwiftUI.
  let hasSwiftUI: Bool
  /// The classes of Core Data's models: nothing without the module CoreData.
  let modelClasses: [UInt8]
  /// The code that does not compile, by file and place.
  public let problems: [SourceProblem]
  /// The previews, by file and place.
  public let previews: [ListedPreview]
  /// The file that names the previews.
  public let previewTable: PreviewTable

  /// Reads and rewrites files as one target.
  ///
  /// - Parameters:
  ///   - models: the classes that Xcode makes of Core Data's models, which the files extend.
  ///   - dependencies: the files of targets that this one imports and that are rewritten as well.
  ///   - others: what is wrong with the app's other files.
  /// - Throws: `ListingError.unreadable`.
  public init(
    _ files: [AppFile], models: [UInt8] = [], dependencies: [AppFile] = [], besides others: [SourceProblem] = [],
    options: RewritingOptions
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
    // What is made of models can be read.
    if options.providedModules.contains("CoreData"), !models.isEmpty,
      let text = try? SourceText(path: Self.modelsPath, bytes: models)
    {
      texts.append(text)
    }
    var imported: [SourceText] = []
    for file in dependencies {
      // What is wrong with it is said where its own target is rewritten.
      guard let text = try? SourceText(path: file.path, bytes: Self.bytes(of: file)) else { continue }
      imported.append(text)
    }
    let result = TargetRewriter(options: options).rewrite(texts, dependencies: imported)
    namesOfAssets = result.namesOfAssets
    needsTestNames = result.needsTestNames
    hasUIKit = options.providedModules.contains("UIKit")
    hasSwiftUI = options.providedModules.contains("SwiftUI")
    self.files = result.files.filter { $0.path != Self.modelsPath }
    modelClasses = result.files.first { $0.path == Self.modelsPath }?.bytes ?? []
    leftOut = result.leftOut
    (documentClasses, documentObjects) = (result.documentClasses, result.documentObjects)
    extensionProperties = result.extensionProperties
    (previews, previewTable) = (result.previews, result.previewTable)
    self.unread = unread
    self.problems = (others + problems + result.problems).sorted { ($0.path, $0.position) < ($1.path, $1.position) }
  }

  /// The path of the models' classes among the target's files.
  private static let modelsPath = AppResources.modelsFileName

  private static func bytes(of file: AppFile) throws(ListingError) -> [UInt8] {
    do throws(FileContents.Failure) {
      return try FileContents.bytes(of: file.path)
    } catch {
      throw .unreadable(path: file.path, reason: error.reason)
    }
  }

  /// The files that are not compiled, or not as they should be, by path.
  public var notCompiled: Set<String> {
    Set(problems.lazy.filter { $0.leavesOut == .file }.map(\.path)).union(leftOut.map(\.path))
  }

  /// The numbers of files that do not compile: `2 with something that does not compile, 1 compiled without a part`.
  public var summary: String {
    let parts = Set(problems.map(\.path)).subtracting(notCompiled).count
    let found = [
      notCompiled.isEmpty ? nil : "\(notCompiled.count) with something that does not compile",
      parts == 0 ? nil : "\(parts) compiled without a part",
    ].compactMap(\.self)
    return found.isEmpty ? "nothing was found" : found.joined(separator: ", ")
  }

  /// The files that are not compiled although nothing in them is a problem.
  public var leftOutForOthers: [LeftOutFile] {
    leftOut.filter { file in
      if case .problem = file.reason { false } else { true }
    }
  }
}
