import Snapshots

/// A job of GitLab CI that compares a catalogue, in a file of its own, which the project's pipeline includes.
enum GitLabJob {
  static let path = ".gitlab/galley.yml"
  static let pipelinePath = ".gitlab-ci.yml"
  static let inclusion = "include: {local: \(path)}"
  static let pipeline = inclusion + "\n"
  /// The folder of pictures for comments.
  static let pictures = "galley-pictures"

  /// The lines that install Galley.
  static let installation = """
    # A CI/CD variable of the project: where Galley's package is, such as https://example.com/galley.deb.
    - ': "${GALLEY_DEB:?Set the CI/CD variable GALLEY_DEB to the address of the .deb of Galley.}"'
    - apt-get update
    - apt-get install -y --no-install-recommends ca-certificates curl git jq unzip
    - curl -fsSL --retry 3 -o /tmp/galley.deb "$GALLEY_DEB"
    - apt-get install -y --no-install-recommends /tmp/galley.deb
    """

  /// - Parameters:
  ///   - folder: see `ContinuousIntegration.files(in:)`.
  ///   - pictures: where pictures for comments are published.
  static func text(folder: String, pictures: PicturePlace) -> String {
    let isRoot = folder.isEmpty
    let enter = isRoot ? "" : "\n      cd \(ShellLine.line([ShellLine.operand(folder)]))"
    let prefix = isRoot ? "" : folder + "/"
    let folders = ["galley-output"] + (pictures == .artifact ? [self.pictures] : [])
    let paths =
      "[" + folders.map { "'\((prefix + $0 + "/").replacing("'", with: "''"))'" }.joined(separator: ", ") + "]"
    return """
      # Renders every case of the catalogue and compares it with its reference. A comment on the merge request says what is
      # to review, for which the project needs a masked variable GALLEY_TOKEN: a project access token with the scopes api
      # and write_repository. What is to review is an artifact, too: download
      # it, open gallery/index.html, and take it over with `galley accept <folder> --from decisions.json`.
      galley:
        # The release of Debian that the package is for.
        image: debian:bookworm
        timeout: 15 minutes
        before_script:
      \(installation.indented(by: 4))
        script:
          # Nothing is recorded where CI is set.
          - |\(enter)
            status=0
            galley test || status=$?
            galley report --junit galley-junit.xml || true
            galley gallery || true
            exit "$status"
        # The comment on the merge request; a failure to write it is not the job's.
        after_script:
          - |\(enter)
      \(GitLabComment.script(folder: folder, pictures: pictures).indented(by: 6))
        artifacts:
          when: always
          paths: \(paths)
          reports:
            junit: '\(prefix.replacing("'", with: "''"))galley-junit.xml'

      \(GitLabAcceptance.text(folder: folder))

      """
  }
}
