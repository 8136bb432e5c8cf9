package import Foundation
import Raster
package import Snapshots

/// All versions of a case's reference in the history of the commit that is checked out, the oldest first.
///
/// Two processes of git read all of them, however many there are.
package struct ReferenceHistory: Sendable {
  /// A reference that goes back and forth between two pictures.
  package struct Flip: Equatable, Sendable {
    /// The numbers of the pictures.
    package let between: [Int]
    /// The number of times that one replaced the other.
    package let count: Int
  }

  /// The number of changes between the same two pictures from which on they are more than a revert.
  private static let leastFlips = 3
  /// The separator of a commit's fields, which git keeps out of names and messages.
  private static let format = "--format=%H%x00%aN%x00%as%x00%s"

  /// The case's path.
  package let path: String
  package let versions: [ReferenceVersion]

  /// - Parameters:
  ///   - path: the case's path, which need not exist any more.
  ///   - folder: the folder of references, as a path below the repository's root.
  ///   - withPictures: whether pictures are read, too.
  package init(
    of path: String, in folder: String, of repository: GitRepository, withPictures: Bool
  ) throws(GitError) {
    self.path = path
    let base = (folder.isEmpty ? "" : folder + "/") + path
    let commits = try Self.commits(of: [base + ".png", base + ".txt"], in: repository)
    var versions = try Self.read(commits, base, repository, [".txt"] + (withPictures ? [".png"] : []))
    // Without a record, only the picture tells.
    if !withPictures, versions.contains(where: { $0.record == nil }) {
      versions = try Self.read(commits, base, repository, [".txt", ".png"])
    }
    self.versions = Self.compared(versions)
  }

  private static func commits(of paths: [String], in repository: GitRepository) throws(GitError) -> [GitCommit] {
    let pathspecs = paths.map { ":(top,literal)\($0)" }
    let log = try repository.git.run(
      ["log", "-z", "--no-show-signature", "--topo-order", "--reverse", format, "--"] + pathspecs)
    // Each commit has four fields, and ends with one more NUL than it needs.
    let fields = log.output.split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    return stride(from: 0, to: fields.count - fields.count % 4, by: 4).map { index in
      GitCommit(
        hash: fields[index], author: fields[index + 1], date: fields[index + 2], subject: fields[index + 3])
    }
  }

  private static func read(
    _ commits: [GitCommit], _ base: String, _ repository: GitRepository, _ extensions: [String]
  ) throws(GitError) -> [ReferenceVersion] {
    let names = commits.flatMap { commit in extensions.map { "\(commit.hash):\(base)\($0)" } }
    let contents = try repository.git.contents(of: names)
    return commits.enumerated().map { number, commit in
      let files = contents[(number * extensions.count)...].prefix(extensions.count)
      return ReferenceVersion(commit, record: files.first ?? nil, picture: files.count > 1 ? files.last ?? nil : nil)
    }
  }

  /// The versions with what each changed.
  private static func compared(_ versions: [ReferenceVersion]) -> [ReferenceVersion] {
    var numbers: [Hash128: Int] = [:]
    var before: ReferenceVersion?
    return versions.map { version in
      var version = version
      version.number = version.pixels.map { pixels in
        let number = numbers[pixels, default: numbers.count + 1]
        numbers[pixels] = number
        return number
      }
      version.change = change(from: before, to: version)
      if let old = before?.record, let new = version.record {
        version.differences = ReferenceDifference.sentences(from: old, to: new)
      }
      before = version
      return version
    }
  }

  private static func change(
    from before: ReferenceVersion?, to version: ReferenceVersion
  ) -> ReferenceVersion.Change {
    guard version.isThere else { return .removed }
    guard let number = version.number else { return .unreadable }
    guard let before, before.isThere else { return .recorded }
    return before.number == number ? .renewed : .changed
  }

  // MARK: Flipping

  /// The pairs of pictures between which the reference goes back and forth, in order of appearance.
  package var flips: [Flip] {
    let numbers = versions.map(\.number).reduce(into: [Int?]()) { if $0.last != $1 { $0.append($1) } }
    var flips: [Flip] = []
    var start = 0
    for end in 1...max(1, numbers.count) {
      // A run of alternating numbers goes on while each is the one before the last.
      if end < numbers.count, numbers[end] != nil, end - start < 2 || numbers[end] == numbers[end - 2] { continue }
      let run = numbers[start..<min(end, numbers.count)].compactMap(\.self)
      if run.count > Self.leastFlips { flips.append(Flip(between: run.prefix(2).sorted(), count: run.count - 1)) }
      start = end < numbers.count && numbers[end] == nil ? end + 1 : end - 1
    }
    return flips
  }

  /// The number of different pictures.
  package var pictureCount: Int { Set(versions.compactMap(\.number)).count }

  /// The lines of a report: a line for each version with what it changed below it, flips, and the totals.
  package var lines: [String] {
    versions.flatMap { version in
      ["\(version.change.rawValue)\t\(version.number.map { "#\($0) " } ?? "")\(version.words)"]
        + version.differences.prefix(3).map { "  \($0)" }
        + (version.differences.count > 3 ? ["  and \(version.differences.count - 3) more"] : [])
    } + flipLines + [totals]
  }

  /// A line for each pair of pictures between which the reference goes back and forth.
  package var flipLines: [String] {
    flips.map { flip in
      "flips\t\(path): \(flip.count) times between #\(flip.between[0]) and #\(flip.between[1])"
    }
  }

  package var totals: String {
    let (count, pictures) = (versions.count, pictureCount)
    return
      "\(path): \(count) \(count == 1 ? "commit" : "commits"), \(pictures) \(pictures == 1 ? "picture" : "pictures")"
  }
}
