import Foundation

/// The plugin's plan of a target for SwiftPM: what is read, what is written, what is watched.
public struct BuildPlan: Sendable, Hashable, Codable {
  /// The files and folders whose change makes the copies old.
  public let inputs: [String]
  /// The copies.
  public let outputs: [String]
  /// Folders whose structure makes the plan old.
  public let watchedTrees: [String]

  /// The name of the plan's file in a target's folder.
  public static let fileName = "plan.json"
  /// The name of the folder of copies.
  public static let copiesFolder = "copies"
  /// The name of the folder whose structure SwiftPM watches.
  public static let watchFolder = "watch"

  /// Plans the copies of a target in a folder that belongs to a build.
  public init(of target: AppTarget, in folder: String) {
    let copies = Self.copies(of: target, in: folder)
    inputs =
      [target.file.path] + copies.files.map(\.path) + copies.resourceInputs
      + target.dependencies.flatMap { [$0.file.path] + $0.listing.files.map(\.path) } + target.listing.watchedFiles
      + target.otherInputs
    outputs = copies.paths
    watchedTrees = target.listing.watchedTrees
  }

  /// The copies that are planned.
  public static func copies(of target: AppTarget, in folder: String) -> Copies {
    target.copies(in: folder + "/" + copiesFolder)
  }

  /// The plan as JSON, always the same for the same plan.
  public var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    // A structure of texts can always be encoded.
    return (try? encoder.encode(self)).map { Array($0) + [UInt8(ascii: "\n")] } ?? []
  }
}
