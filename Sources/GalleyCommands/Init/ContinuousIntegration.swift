import ArgumentParser

/// A continuous integration service for which `galley init` writes a job.
enum ContinuousIntegration: String, CaseIterable, ExpressibleByArgument {
  case github, gitlab, none

  /// The jobs' files, by their paths relative to the repository's root.
  ///
  /// - Parameters:
  ///   - folder: the folder that commands run in, relative to the repository's root; empty for the root itself.
  ///   - pictures: where pictures for comments are published.
  func files(in folder: String, pictures: PicturePlace) -> [(path: String, text: String, purpose: String)] {
    switch self {
    case .github:
      [
        (GitHubWorkflow.path, GitHubWorkflow.text(folder: folder, pictures: pictures), "compares on GitHub Actions"),
        (GitHubAcceptance.path, GitHubAcceptance.text(folder: folder), "accepts what a pull request's comment says"),
      ]
    case .gitlab:
      [
        (GitLabJob.path, GitLabJob.text(folder: folder, pictures: pictures), "compares on GitLab CI"),
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
      [
        "GitLab: give the project a CI/CD variable GALLEY_DEB, the address of Galley's .deb.",
        "GitLab: for comments on merge requests, give it a masked variable GALLEY_TOKEN, a project access token with the "
          + "scopes api and write_repository.",
      ]
        + (kept.contains(GitLabJob.pipelinePath)
          ? ["GitLab: unless it does, let \(GitLabJob.pipelinePath) include the job: \(GitLabJob.inclusion)"] : [])
    case .none: []
    }
  }
}
