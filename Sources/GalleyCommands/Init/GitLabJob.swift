import Snapshots

/// A job of GitLab CI that compares a catalogue, in a file of its own, which the project's pipeline includes.
enum GitLabJob {
  static let path = ".gitlab/galley.yml"
  static let pipelinePath = ".gitlab-ci.yml"
  static let inclusion = "include: {local: \(path)}"
  static let pipeline = inclusion + "\n"

  /// - Parameter folder: see `ContinuousIntegration.files(in:)`.
  static func text(folder: String) -> String {
    let isRoot = folder.isEmpty
    let enter = isRoot ? "" : "\n      cd \(ShellLine.line([ShellLine.operand(folder)]))"
    let prefix = isRoot ? "" : folder + "/"
    return """
      # Renders every case of the catalogue and compares it with its reference. What is to review is an artifact: download
      # it, open gallery/index.html, and take it over with `galley accept <folder> --from decisions.json`.
      galley:
        # The release of Debian that the package is for.
        image: debian:bookworm
        timeout: 15 minutes
        before_script:
          # A CI/CD variable of the project: where Galley's package is, such as https://example.com/galley.deb.
          - ': "${GALLEY_DEB:?Set the CI/CD variable GALLEY_DEB to the address of the .deb of Galley.}"'
          - apt-get update
          - apt-get install -y --no-install-recommends ca-certificates curl
          - curl -fsSL --retry 3 -o /tmp/galley.deb "$GALLEY_DEB"
          - apt-get install -y --no-install-recommends /tmp/galley.deb
        script:
          # Nothing is recorded where CI is set.
          - |\(enter)
            status=0
            galley test || status=$?
            galley report --junit galley-junit.xml || true
            galley gallery || true
            exit "$status"
        artifacts:
          when: always
          paths: ['\(prefix.replacing("'", with: "''"))galley-output/']
          reports:
            junit: '\(prefix.replacing("'", with: "''"))galley-junit.xml'

      """
  }
}
