import ArgumentParser
import Foundation
import QuotedText
import Snapshots

/// The settings with which git calls Galley for references, as lines for a shell.
struct GitSetup {
  /// The path, relative to the working directory, of the folder of references, whose `.gitattributes` is written.
  private let folder: String

  /// - Throws: a validation error for a folder that no pattern in that file can name.
  init(references: String) throws {
    let here = URL(exactPath: ".", isDirectory: true).standardizedFileURL.path
    let path = URL(exactPath: references, isDirectory: true).standardizedFileURL.path
    guard path == here || path.hasPrefix(here == "/" ? "/" : "\(here)/") else {
      throw ValidationError(
        "--references: '\(references)' lies outside this folder, whose .gitattributes is written. Run this in the "
          + "folder that holds it.")
    }
    guard references == references.shownOnOneLine else {
      throw ValidationError(
        "--references: '\(references)' has a control character in its name, and not every git reads a pattern in .gitattributes "
          + "that has one. Rename the folder.")
    }
    folder = path == here ? "" : RepositoryPath.path(path, below: here)
  }

  var text: String {
    """
    # 1. Which files are references: committed, for everybody. Pictures are never taken for text, records keep their line
    #    ends, and both are merged and compared by what 2. configures. Without it, git does as it always does.
    cat >> .gitattributes <<'END'
    \(attributes.joined(separator: "\n"))
    END

    # 2. What git calls for them: in everybody's clone, as git takes no commands from a repository.
    \(configuration.map { ShellLine.line(["git", "config"] + $0) }.joined(separator: "\n"))

    # After a merge, rebase or cherry-pick, this renders the references that both sides changed, from what was merged, and
    # stages them:
    #   galley git-resolve
    # As the hook pre-merge-commit it does so before a merge is committed, and stops where there are pictures to look at:
    #   printf '#!/bin/sh\\nexec galley git-resolve >&2\\n' > .git/hooks/pre-merge-commit
    #   chmod +x .git/hooks/pre-merge-commit

    # 3. Git LFS, if references are to be kept out of the history: pictures only, as records are small and tell what changed.
    #   git lfs install && \(ShellLine.line(["printf", "%s\\n", lfsAttributes])) >> .gitattributes
    # For: a clone fetches the pictures of what it checks out, and no others. Against: everybody, and CI, needs git-lfs and
    # runs 'git lfs pull', or cases are unreadable; storage and transfer are paid for; old pictures need the server. Galley's
    # pictures are some kilobytes each: below some ten thousand of them plain git does well.
    """
  }

  private var attributes: [String] {
    let (pictures, records) = ("-text merge=galley diff=galley", "text eol=lf merge=galley diff=galley")
    return [
      "\(AttributePattern.files("**/*.png", in: folder)) \(pictures)",
      "\(AttributePattern.files("**/*.txt", in: folder)) \(records)",
      "**/__Snapshots__/**/*.png \(pictures)", "**/__Snapshots__/**/*.txt \(records)",
    ]
  }

  /// The patterns that `git lfs track` writes, which supports fewer names.
  private var lfsAttributes: String {
    "\(AttributePattern.files("**/*.png", in: folder)) filter=lfs diff=lfs merge=lfs -text"
  }

  private var configuration: [[String]] {
    let galley = ShellLine.line([Self.program])
    return [
      ["merge.galley.name", "references, rendered by Galley"],
      ["merge.galley.driver", "\(galley) git-merge-driver -- %O %A %B %P"],
      // Nobody looks at the references of ancestors that have to be merged themselves.
      ["merge.galley.recursive", "binary"],
      ["diff.galley.command", "\(galley) git-diff-driver"],
    ]
  }

  /// `galley`, if a shell finds it, or else the path of this program.
  private static var program: String {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    if folders.contains(where: { FileManager.default.isExecutableFile(atPath: "\($0)/galley") }) { return "galley" }
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "galley"
  }
}
