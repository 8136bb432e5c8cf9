import Foundation
import Suggestions

/// An Xcode project: its targets with their files.
public struct XcodeProject: Sendable {
  /// The path of the `.xcodeproj`.
  public let path: String
  let objects: ProjectObjects
  /// The names of the targets with sources, in the project's order.
  public let targetNames: [String]

  /// The file that holds the project.
  public static func file(of project: String) -> String { project + "/project.pbxproj" }

  public init(at path: String) throws(ProjectError) {
    self.path = path
    let file = Self.file(of: path)
    let bytes: [UInt8]
    do throws(FileContents.Failure) {
      bytes = try FileContents.bytes(of: file)
    } catch {
      throw .unreadable(path: file, reason: error.reason)
    }
    objects = try ProjectObjects(OpenStepReader.value(of: bytes, file: file), path: file)
    targetNames = objects.targets.filter { !$0.isTest && $0.hasSources }.map(\.name)
  }

  /// The target of a name; the only one with sources, or the only app, if none is given.
  public func target(named name: String?) throws(ProjectError) -> XcodeTarget {
    let all = objects.targets
    if let name {
      guard let target = all.first(where: { $0.name == name }) else {
        let suggestion = Suggestion.nearest(to: name, among: targetNames)
        throw .noTarget(name, path: path, suggestion: suggestion, names: targetNames)
      }
      return XcodeTarget(target, in: self)
    }
    let candidates = all.filter { !$0.isTest && $0.hasSources }
    let apps = candidates.filter { $0.productType == "com.apple.product-type.application" }
    guard let target = candidates.count == 1 ? candidates.first : apps.count == 1 ? apps.first : nil else {
      guard !candidates.isEmpty else { throw .noObject(path: path, kind: "target with sources") }
      throw .severalTargets(path: path, names: targetNames)
    }
    return XcodeTarget(target, in: self)
  }
}
