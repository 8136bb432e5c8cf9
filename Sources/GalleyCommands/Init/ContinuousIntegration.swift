import ArgumentParser
import Foundation
import Snapshots

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

  /// Its name.
  var title: String {
    switch self {
    case .github: "GitHub"
    case .gitlab: "GitLab"
    case .none: "no service"
    }
  }

  /// The job that `galley init` writes, if it is there.
  func ownJob(in root: URL) -> String? {
    switch self {
    case .github: Self.first([GitHubWorkflow.path], in: root) { _ in true }
    case .gitlab: Self.first([GitLabJob.path], in: root) { _ in true }
    case .none: nil
    }
  }

  /// Another file of the service in which galley is run, such as a job that was renamed.
  func otherJob(in root: URL) -> String? {
    let own = Set(files(in: "", pictures: .artifact).map(\.path))
    return Self.first(jobs(in: root).filter { !own.contains($0) || $0 == GitLabJob.pipelinePath }, in: root) { text in
      text.contains("galley test")
    }
  }

  /// A file or folder that says that the service is used.
  func settings(in root: URL) -> String? {
    let path = self == .github ? ".github/workflows" : self == .gitlab ? GitLabJob.pipelinePath : nil
    return path.flatMap { FileBytes.type(of: root.appendingPathComponent($0)) == nil ? nil : $0 }
  }

  private func jobs(in root: URL) -> [String] {
    switch self {
    case .github: Self.files(in: ".github/workflows", of: root)
    case .gitlab: [GitLabJob.pipelinePath] + Self.files(in: ".gitlab", of: root)
    case .none: []
    }
  }

  private static func files(in folder: String, of root: URL) -> [String] {
    let path = root.appendingPathComponent(folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The first of some files whose text has a property.
  private static func first(_ paths: [String], in root: URL, where holds: (String) -> Bool) -> String? {
    paths.first { path in
      let data = try? FileBytes.read(root.appendingPathComponent(path).path, named: path)
      return (data ?? nil).map { holds(String(decoding: $0, as: UTF8.self)) } ?? false
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
