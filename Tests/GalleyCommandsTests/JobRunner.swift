import Foundation
import Testing

/// Runs scripts of jobs with a stand-in for their service's API (`Fixtures/comments.py`).
struct JobRunner {
  /// The outcome of a script, with the request's comments.
  struct Answer: Decodable {
    let status: Int32
    let output: String
    /// The method and the address of each call.
    let calls: [String]
    /// The calls that the service would have refused.
    let faults: [String]
    let comments: [Comment]
  }

  struct Comment: Codable, Equatable {
    struct Person: Codable, Equatable {
      var id: Int
      var login: String?
    }

    var id: Int
    var body: String
    var system = false
    /// The author on GitHub.
    var user = Person(id: 7, login: "reviewer")
    /// The author on GitLab.
    var author = Person(id: 7)
  }

  /// A service's state of a pull request.
  struct State: Encodable {
    struct Pull: Encodable {
      struct Head: Encodable {
        struct Repository: Encodable {
          enum CodingKeys: String, CodingKey { case name = "full_name" }
          /// Its owner and its name.
          var name: String
        }
        var sha: String
        var ref: String
        var repo: Repository?
      }
      var head: Head
    }

    struct Job: Encodable {
      var id: Int
      var name: String
    }

    var comments: [Comment] = []
    var permissions: [String: String] = [:]
    var pull: Pull?
    var jobs: [Job] = []
    var artifacts: [String: String] = [:]
  }

  let service: String
  let workspace: Workspace
  /// The scripts, by their names.
  let scripts: [String: JobChecker.Script]
  /// Variables that the service sets.
  let environment: [String: String]

  /// - Parameter files: the files of the jobs.
  init(_ service: String, _ files: [String], in workspace: Workspace, environment: [String: String]) async throws {
    let kind = service == "github" ? "github-workflows" : "gitlab-ci"
    var scripts: [String: JobChecker.Script] = [:]
    for file in files {
      for script in try await JobChecker.scripts(kind, file, in: workspace) { scripts[script.name] = script }
    }
    (self.service, self.workspace, self.scripts, self.environment) = (service, workspace, scripts, environment)
  }

  /// Runs a script in the workspace, or in the folder that the job names.
  func run(_ name: String, _ state: State, _ more: [String: String] = [:]) async throws -> Answer {
    let script = try #require(scripts[name], "\(scripts.keys)")
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("galley-job-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let (file, stateFile) = (place.appendingPathComponent("script"), place.appendingPathComponent("state.json"))
    try Data(script.script.utf8).write(to: file)
    try JSONEncoder().encode(state).write(to: stateFile)
    let runner = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Fixtures/comments.py")
    let outcome = try await ProcessSlots.holding {
      try await GalleyProcess(
        URL(fileURLWithPath: "/usr/bin/python3"),
        ["-B", runner.path, service, stateFile.path, service == "github" ? "bash" : "sh", file.path],
        in: workspace.url(script.folder),
        environment: [
          "PATH": "\(GalleyProcess.products.path):/usr/bin:/bin", "PYTHONUTF8": "1", "CI": "true",
          "GIT_CONFIG_NOSYSTEM": "1",
        ].merging(environment) { $1 }.merging(more) { $1 }
      ).outcome()
    }
    try #require(outcome.status == 0, "\(outcome)")
    return try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
  }
}
