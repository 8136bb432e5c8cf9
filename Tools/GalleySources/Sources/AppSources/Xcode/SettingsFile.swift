import Foundation
import SourceRewriting

/// The settings of an `.xcconfig`, with those of the files that it includes (Apple's documentation, "Adding a build
/// configuration file to your project").
struct SettingsFile {
  private(set) var values: [String: String] = [:]
  /// The files that were looked for.
  private(set) var files: Set<String> = []
  private(set) var problems: [SourceProblem] = []
  /// The name of the configuration, which conditions name.
  private let configuration: String
  /// The files around the one that is read.
  private var open: [String] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - configuration: the name of the configuration that is based on it.
  ///   - project: the file that names it.
  init(at path: String, configuration: String, namedBy project: String) {
    self.configuration = configuration
    let name = (path as NSString).lastPathComponent
    read(path, namedBy: project, at: SettingPlaces(project).position(of: "path", value: name), isOptional: false)
  }

  private mutating func read(_ path: String, namedBy other: String, at position: SourcePosition, isOptional: Bool) {
    // A file that includes itself has been read so far.
    guard !open.contains(path) else { return }
    files.insert(path)
    let bytes: [UInt8]
    do throws(FileContents.Failure) {
      bytes = try FileContents.bytes(of: path)
    } catch {
      if !isOptional, !isMadeByPods(path) { note(path, error.reason, other, position) }
      return
    }
    open.append(path)
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      read(line: Self.withoutComment(line), SourcePosition(line: index + 1, column: 1), in: path)
    }
    open.removeLast()
  }

  /// CocoaPods writes its files when it installs them, and they have nothing but flags.
  private func isMadeByPods(_ path: String) -> Bool { path.split(separator: "/").contains("Pods") }

  private mutating func note(_ path: String, _ reason: String, _ other: String, _ position: SourcePosition) {
    problems.append(
      SourceProblem(
        position, path: other, construct: nil, message: "the settings of '\(path)' cannot be read: \(reason)",
        suggestion: "Correct its path, or include it with '#include?'.", leavesOut: .part))
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  private mutating func read(line: Substring, _ position: SourcePosition, in path: String) {
    if let include = line.wholeMatch(of: /\s*#include(?<mark>\??)\s*"(?<name>[^"]*)"\s*/) {
      let folder = (path as NSString).deletingLastPathComponent
      let included = XcodeTarget.absolute(String(include.name), in: folder)
      read(included, namedBy: path, at: position, isOptional: !include.mark.isEmpty)
    } else if let setting = line.wholeMatch(
      of: /\s*(?<name>\w+)(?<conditions>(?:\[[^\]]*\])*)\s*=\s*(?<value>.*?)\s*;?\s*/),
      isMet(setting.conditions)
    {
      let name = String(setting.name)
      let value = String(setting.value)
      values[name] =
        value.isEmpty ? "" : ConfigurationSettings.value(value, of: name, inheriting: values[name] ?? "$(inherited)")
    }
  }

  /// Whether the conditions of a setting are those of the simulator: `[sdk=iphonesimulator*]`, `[config=Debug]`.
  private func isMet(_ conditions: Substring) -> Bool {
    conditions.matches(of: /\[(?<key>\w+)=(?<pattern>[^\]]*)\]/).allSatisfy { match in
      let pattern = match.pattern
      switch match.key {
      case "sdk": return pattern == "*" || pattern == "iphonesimulator*"
      case "config": return pattern == "*" || pattern == configuration
      default: return pattern == "*"
      }
    }
  }
}
