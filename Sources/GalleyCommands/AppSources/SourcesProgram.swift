import Foundation
import Glibc
import Snapshots

/// The program `galley-sources`, which has a parser of Swift.
struct SourcesProgram {
  static let name = "galley-sources"
  /// The variable that names the program.
  static let variable = "GALLEY_SOURCES"

  let path: String

  /// The program that a variable names; or else the one beside `galley`, that of the checkout that `galley` was built in, or
  /// the first in `PATH`.
  ///
  /// - Parameter program: the path of `galley` itself.
  static func found(
    environment: [String: String] = ProcessInfo.processInfo.environment, program: String = ownPath
  ) throws(SourcesProgramError) -> SourcesProgram {
    if let path = environment[variable] {
      guard isProgram(path) else { throw .notAProgram(path) }
      return SourcesProgram(path: path)
    }
    let folder = (program as NSString).deletingLastPathComponent
    let beside = [folder + "/" + name, folder + "/../libexec/galley/" + name]
    let checkout = checkout(around: folder)
    let built = checkout.map { ["\($0)/Tools/GalleySources/.build/release/\(name)"] } ?? []
    let onPath = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
    guard let path = (beside + built + onPath).first(where: isProgram) else { throw .missing(checkout: checkout) }
    return SourcesProgram(path: path)
  }

  /// The path of the running program.
  private static var ownPath: String { URL(exactPath: "/proc/self/exe").resolvingSymlinksInPath().path }

  /// The repository of Galley around a folder of built programs.
  private static func checkout(around folder: String) -> String? {
    guard let range = folder.range(of: "/.build/", options: .backwards) else { return nil }
    let root = String(folder[..<range.lowerBound])
    return FileManager.default.fileExists(atPath: root + "/Tools/GalleySources/Package.swift") ? root : nil
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let manager = FileManager.default
    return manager.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
      && manager.isExecutableFile(atPath: path)
  }

  /// Runs the program in the place of this one.
  func replaceThisProcess(_ arguments: [String]) throws(SourcesProgramError) -> Never {
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    execv(path, words)
    let reason = String(cString: strerror(errno))
    for word in words { free(word) }
    throw .cannotRun(path, reason: reason)
  }
}

/// A reason that `galley-sources` does not run.
enum SourcesProgramError: Error, Equatable {
  /// It is nowhere.
  case missing(checkout: String?)
  /// The variable names no program.
  case notAProgram(String)
  /// The system does not run it.
  case cannotRun(String, reason: String)
}

extension SourcesProgramError: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing(let checkout?):
      "The program \(SourcesProgram.name) is not built. Run: \(ShellLine.line(["\(checkout)/scripts/sources"]))"
    case .missing(nil):
      "The program \(SourcesProgram.name) is not here: Galley's packages have it. In a clone of Galley's repository, run: "
        + "scripts/sources"
    case .notAProgram(let path):
      "\(SourcesProgram.variable) is '\(path)', which is not a program. Correct it, or unset it."
    case .cannotRun(let path, let reason): "'\(path)' cannot be run: \(reason)."
    }
  }
}
