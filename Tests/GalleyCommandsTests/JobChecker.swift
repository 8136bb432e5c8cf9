import Foundation
import Testing

/// CI jobs, validated with SchemaStore's schemas, which `scripts/schemas` downloads.
enum JobChecker {
  struct Script: Decodable {
    /// The name of its step on GitHub, of its job and its key on GitLab.
    let name: String
    let script: String
    /// The folder that it runs in, relative to the repository's root.
    let folder: String
  }

  /// The shell scripts in a job. Records an issue if it is invalid, or if a schema is missing.
  ///
  /// - Parameter kind: `github-workflows` or `gitlab-ci`.
  static func scripts(_ kind: String, _ path: String, in workspace: Workspace) async throws -> [Script] {
    let checker = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/ci.py")
    let schemas = GalleyProcess.repository.appendingPathComponent(".build/schemas")
    let check = try await ProcessSlots.holding {
      try await GalleyProcess(
        URL(fileURLWithPath: "/usr/bin/python3"), ["-B", checker.path, kind, workspace.url(path).path],
        in: workspace.folder, environment: ["SCHEMAS": schemas.path, "PYTHONUTF8": "1"]
      ).outcome()
    }
    try #require(check.status == 0, "\(kind): \(check.output)\(check.errors)")
    return try JSONDecoder().decode([Script].self, from: Data(check.output.utf8))
  }
}
