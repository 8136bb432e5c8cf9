import ReferenceCommands

/// A workflow of GitHub Actions that compares a catalogue.
enum GitHubWorkflow {
  static let path = ".github/workflows/galley.yml"

  /// The step that installs Galley.
  static let installation = """
    - name: Install Galley
      env:
        # A variable of the repository: where its package is, such as https://example.com/galley.deb.
        GALLEY_DEB: ${{ vars.GALLEY_DEB }}
      run: |
        : "${GALLEY_DEB:?Set the variable GALLEY_DEB of the repository to the address of the .deb of Galley.}"
        apt-get update
        apt-get install -y --no-install-recommends ca-certificates curl git jq
        curl -fsSL --retry 3 -o /tmp/galley.deb "$GALLEY_DEB"
        apt-get install -y --no-install-recommends /tmp/galley.deb
    """

  /// - Parameters:
  ///   - folder: see `ContinuousIntegration.files(in:)`.
  ///   - pictures: where pictures for comments are published.
  static func text(folder: String, pictures: PicturePlace) -> String {
    let inFolder = folder.isEmpty ? "" : "\n        working-directory: \(folder.inYAML)"
    let output = folder.isEmpty ? "galley-output" : "\(folder)/galley-output"
    return """
      # Renders every case of the catalogue and compares it with its reference. A comment on the pull request says what is
      # to review, and galley-accept.yml accepts what an answer says. What is to review is uploaded, too: download
      # it, open gallery/index.html, and take it over with `galley accept <folder> --from decisions.json`.
      name: Galley

      on:
        push:
          branches: [main]
        pull_request:

      permissions:
        contents: \(pictures == .branch ? "write" : "read")
        pull-requests: write

      jobs:
        galley:
          runs-on: ubuntu-latest
          # The release of Debian that the package is for.
          container: debian:bookworm
          timeout-minutes: 15
          steps:
      \(installation.indented(by: 6))
            # After git: without it there is no repository, whose root annotations are placed by. References in Git LFS
            # need git-lfs as well, and `with: {lfs: true}`.
            - uses: actions/checkout@v4
            - name: Compare\(inFolder)
              # Nothing is recorded where CI is set.
              run: |
                status=0
                galley test || status=$?
                galley report --github --markdown "$GITHUB_STEP_SUMMARY" || true
                galley gallery || true
                exit "$status"
            - uses: actions/upload-artifact@v4
              id: artifact
              if: ${{ failure() }}
              with:
                name: galley-output
                path: \(output.inYAML)
                if-no-files-found: ignore
      \(GitHubComment.step(inFolder: folder.isEmpty ? "" : "\n  working-directory: \(folder.inYAML)", pictures: pictures).indented(by: 6))

      """
  }
}

extension String {
  /// A YAML scalar, in single quotes unless it is a plain path.
  var inYAML: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789-_./".unicodeScalars.contains($0))
    }
    // In single-quoted scalars only the quote itself is special (YAML 1.2, 7.3.2).
    return isPlain && first?.isLetter == true ? self : "'" + replacing("'", with: "''") + "'"
  }
}
