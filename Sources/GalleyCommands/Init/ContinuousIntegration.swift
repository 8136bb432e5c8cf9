import ArgumentParser

/// A continuous integration service for which `galley init` writes a job.
enum ContinuousIntegration: String, CaseIterable, ExpressibleByArgument {
  case github, gitlab, none

  /// The jobs' files, by their paths relative to the repository's root.
  ///
  /// - Parameter folder: the folder that commands run in, relative to the repository's root; empty for the root itself.
  func files(in folder: String) -> [(path: String, text: String, purpose: String)] {
    switch self {
    case .github: [(GitHubWorkflow.path, GitHubWorkflow.text(folder: folder), "compares on GitHub Actions")]
    case .gitlab:
      [
        (GitLabJob.path, GitLabJob.text(folder: folder), "compares on GitLab CI"),
        (GitLabJob.pipelinePath, GitLabJob.pipeline, "includes the job"),
      ]
    case .none: []
    }
  }

  /// Advice about what is left to do by hand.
  ///
  /// - Parameter kept: the files that existed before.
  func advice(kept: Set<String>) -> [String] {
    switch self {
    case .github: ["GitHub: give the repository a variable GALLEY_DEB, the address of Galley's .deb."]
    case .gitlab:
      ["GitLab: give the project a CI/CD variable GALLEY_DEB, the address of Galley's .deb."]
        + (kept.contains(GitLabJob.pipelinePath)
          ? ["GitLab: unless it does, let \(GitLabJob.pipelinePath) include the job: \(GitLabJob.inclusion)"] : [])
    case .none: []
    }
  }
}
