import Foundation
import Raster
import Testing

/// The comments that jobs write on pull requests, and those that accept what they show: with a bare repository for the
/// service's, and a stand-in for its API that checks each call by the service's own description.
@Suite struct PullRequestTests {
  private static let scene = "Snapshots/Catalogue/cards.yaml"
  private static let other = "Snapshots/Catalogue/other.yaml"

  /// A repository with a job, its remote, and a branch `feature`, on which the texts of two scenes have changed since
  /// their references were recorded. A run has compared them.
  private func changed(_ service: String, pictures: String) async throws -> Workspace {
    let workspace = try await Workspace.repository([
      Self.scene: Catalogues.card(), Self.other: Catalogues.card(scene: "parting"),
    ])
    _ = try await workspace.run("init", "--ci", service, "--pictures", pictures)
    #expect(try await workspace.run("test").status == 1)
    try await workspace.git("init", "--quiet", "--bare", "remote.git")
    try workspace.write("remote.git/\ngalley-output/\nhome/\n", to: ".gitignore")
    try await workspace.git("remote", "add", "origin", workspace.url("remote.git").path)
    try await workspace.commit("references")
    try await workspace.git("push", "--quiet", "origin", "main")
    try await workspace.git("checkout", "--quiet", "-b", "feature")
    try workspace.write(Catalogues.card("Good night"), to: Self.scene)
    try workspace.write(Catalogues.card("Farewell", scene: "parting"), to: Self.other)
    try await workspace.commit("texts")
    try await workspace.git("push", "--quiet", "origin", "feature")
    try FileManager.default.createDirectory(at: workspace.url("home"), withIntermediateDirectories: true)
    #expect(try await workspace.run(["test"], environment: ["CI": "true"]).status == 1)
    return workspace
  }

  private func head(_ workspace: Workspace, _ name: String = "HEAD") async throws -> String {
    try await workspace.git("rev-parse", name).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  // MARK: GitHub

  private func github(_ workspace: Workspace) async throws -> JobRunner {
    try await JobRunner(
      "github", [".github/workflows/galley.yml", ".github/workflows/galley-accept.yml"], in: workspace,
      environment: [
        "HOME": workspace.url("home").path, "GITHUB_REPOSITORY": "octo/app", "GITHUB_SERVER_URL": "https://github.com",
        "GITHUB_WORKSPACE": workspace.folder.path, "GITHUB_RUN_ID": "501", "RUNNER_TEMP": workspace.url("home").path,
        "GITHUB_OUTPUT": workspace.url("home/output").path, "NUMBER": "12", "HEAD": try await head(workspace),
        "RUN": "501-1", "ARTIFACT_URL": "https://github.com/octo/app/actions/runs/501/artifacts/9",
        "AUTHOR": "reviewer", "EMAIL": "7+reviewer@users.noreply.github.com",
        "COMMENT_URL": "https://github.com/octo/app/pull/12#issuecomment-2",
      ])
  }

  @Test func oneCommentIsWrittenAndUpdatedInPlace() async throws {
    let workspace = try await changed("github", pictures: "branch")
    let job = try await github(workspace)
    // Comments of others, one of which has the marker, are not the job's.
    let others = (1...100).map { JobRunner.Comment(id: $0, body: $0 == 7 ? "<!-- galley run=1 -->" : "Me too") }
    let first = try await job.run("Comment", .init(comments: others))
    #expect(first.status == 0 && first.faults.isEmpty, "\(first.output)\(first.faults)")
    #expect(
      first.calls == [
        "GET /repos/octo/app/issues/12/comments?per_page=100&page=1",
        "GET /repos/octo/app/issues/12/comments?per_page=100&page=2", "POST /repos/octo/app/issues/12/comments",
      ])
    #expect(first.comments.count == 101)
    let body = try #require(first.comments.last).body
    #expect(body.hasPrefix("<!-- galley run=501 head=\(try await head(workspace)) -->\n## Galley\n"), "\(body)")
    #expect(body.contains("### 1. changed\\: `cards/greeting/card-L@2x` and 1 more (every case)\n"), "\(body)")
    #expect(
      body.contains("![cause 2](https://github.com/octo/app/raw/galley-pictures/12/501-1/cause-2.png)"), "\(body)")
    #expect(body.contains("](https://github.com/octo/app/actions/runs/501/artifacts/9)"), "\(body)")
    #expect(body.hasSuffix("can be pasted below `/galley accept`.\n"), "\(body)")
    let again = try await job.run("Comment", .init(comments: first.comments), ["RUN": "502-1", "GITHUB_RUN_ID": "502"])
    #expect(again.calls.last == "PATCH /repos/octo/app/issues/comments/101" && again.faults.isEmpty, "\(again)")
    #expect(again.comments.count == 101 && again.comments[100].body.contains("/12/502-1/cause-1.png"))
  }

  /// The branch has one commit, with the pictures of the newest run of each pull request.
  @Test func picturesArePublishedOnABranch() async throws {
    let workspace = try await changed("github", pictures: "branch")
    let job = try await github(workspace)
    for (number, run) in [("12", "1-1"), ("13", "2-1"), ("12", "3-1")] {
      let answer = try await job.run("Comment", .init(), ["NUMBER": number, "RUN": run])
      #expect(answer.status == 0 && answer.faults.isEmpty, "\(answer)")
    }
    let files = try await workspace.git("ls-tree", "-r", "--name-only", "galley-pictures", in: "remote.git")
    #expect(
      files.split(separator: "\n") == [
        "12/3-1/cause-1.png", "12/3-1/cause-2.png", "13/2-1/cause-1.png", "13/2-1/cause-2.png",
      ])
    #expect(try await workspace.git("rev-list", "--count", "galley-pictures", in: "remote.git") == "1\n")
    // The job leaves the tree as it was.
    #expect(try await workspace.git("status", "--porcelain") == "")
  }

  /// A repository that takes no branch costs the pictures, not the comment.
  @Test func aCommentIsWrittenWithoutPicturesThatCannotBePublished() async throws {
    let workspace = try await changed("github", pictures: "branch")
    try await workspace.git("remote", "set-url", "origin", workspace.url("nowhere.git").path)
    let answer = try await github(workspace).run("Comment", .init())
    #expect(answer.status == 0 && answer.faults.isEmpty, "\(answer)")
    let body = try #require(answer.comments.last).body
    #expect(!body.contains("![") && body.contains("| 1 | changed | `cards/greeting/card-L@2x`"), "\(body)")
  }

  @Test func withoutAChangeOnlyAnEarlierCommentIsUpdated() async throws {
    let workspace = try await changed("github", pictures: "artifact")
    let job = try await github(workspace)
    let changed = try await job.run("Comment", .init())
    #expect(changed.comments.count == 1 && !changed.comments[0].body.contains("!["), "\(changed)")
    #expect(try await workspace.run("test", "--record", "failed").status == 1)
    #expect(try await workspace.run("test").status == 0)
    #expect(try await job.run("Comment", .init()).comments.isEmpty)
    let updated = try await job.run("Comment", .init(comments: changed.comments), ["ARTIFACT_URL": ""])
    #expect(updated.comments.count == 1 && updated.comments[0].body.contains("Nothing needs review."), "\(updated)")
    #expect(!updated.comments[0].body.contains("/galley accept"))
  }

  /// The input of the accepting workflow's job: the comment of the comparing one, and the pull request.
  private func state(_ workspace: Workspace, _ comments: [JobRunner.Comment]) async throws -> JobRunner.State {
    JobRunner.State(
      comments: comments, permissions: ["reviewer": "write", "reader": "read"],
      pull: .init(head: .init(sha: try await head(workspace), ref: "feature", repo: .init(name: "octo/app"))))
  }

  @Test func aCommentAcceptsACauseAndPushesIt() async throws {
    let workspace = try await changed("github", pictures: "artifact")
    let job = try await github(workspace)
    var state = try await state(workspace, try await job.run("Comment", .init()).comments)
    let found = try await job.run("Find the run", state)
    #expect(found.status == 0 && found.faults.isEmpty, "\(found)")
    #expect(String(decoding: try workspace.read("home/output"), as: UTF8.self) == "run=501\nbranch=feature\n")
    let accepted = try await job.run("Accept", state, ["COMMENT": "/galley accept 1\r\n", "BRANCH": "feature"])
    #expect(accepted.status == 0, "\(accepted)")
    let pushed = try await workspace.git("show", "--name-only", "--format=%an %ae%n%s", "feature", in: "remote.git")
    #expect(
      pushed.split(separator: "\n") == [
        "reviewer 7+reviewer@users.noreply.github.com", "Accept changed pictures",
        "Snapshots/References/cards/greeting/card-AX3@2x.png", "Snapshots/References/cards/greeting/card-AX3@2x.txt",
        "Snapshots/References/cards/greeting/card-L@2x.png", "Snapshots/References/cards/greeting/card-L@2x.txt",
      ], "\(pushed)")
    let answered = try await job.run("Answer", state)
    #expect(answered.faults.isEmpty && answered.calls == ["POST /repos/octo/app/issues/12/comments"], "\(answered)")
    let answer = try #require(answered.comments.last).body
    #expect(answer.contains("accepted\tcards/greeting/card-L@2x and 1 more (every case)\n"), "\(answer)")
    #expect(answer.contains("2 references written\npushed\t"), "\(answer)")
    // The first scene is accepted, the other is not.
    let after = try await workspace.run("test")
    #expect(after.lines.contains("4 cases: 2 unchanged, 2 changed"), "\(after)")
    // By now the branch has a newer commit than the run.
    state = try await self.state(workspace, answered.comments)
    let late = try await job.run("Find the run", state)
    #expect(late.status == 1 && late.output.contains("The branch has newer commits than the run."), "\(late)")
  }

  @Test func aCommentAcceptsAllOrWhatThePageDecided() async throws {
    let workspace = try await changed("github", pictures: "artifact")
    let job = try await github(workspace)
    let hashes = try ["expected", "actual"].map {
      Hash128(hashing: try workspace.read("galley-output/2/other/parting/card-L@2x/\($0).png")).description
    }
    let decisions = """
      /galley accept

      ```json
      {"schemaVersion": 1, "decisions": [
        {"case": "other/parting/card-L@2x", "decision": "accept", "expected": "\(hashes[0])", "actual": "\(hashes[1])"}]}
      ```
      """
    let one = try await job.run("Accept", .init(), ["COMMENT": decisions, "BRANCH": "feature"])
    #expect(one.status == 0 && one.output.contains("1 reference written"), "\(one)")
    let all = try await job.run("Accept", .init(), ["COMMENT": "/galley accept", "BRANCH": "feature"])
    #expect(all.status == 0 && all.output.contains("3 references written, 1 accepted before"), "\(all)")
    #expect(try await workspace.git("rev-list", "--count", "main..feature", in: "remote.git") == "3\n")
    #expect(try await workspace.run("test").status == 0)
  }

  /// A case that does not render has nothing to accept; the others are accepted and pushed.
  @Test func whatFailedDoesNotHoldBackTheRest() async throws {
    let workspace = try await changed("github", pictures: "artifact")
    try workspace.replace("class: UILabel", with: "class: UILabbel", in: Self.other)
    try await workspace.commit("a mistake")
    #expect(try await workspace.run(["test"], environment: ["CI": "true"]).status == 1)
    let job = try await github(workspace)
    let comment = try #require(try await job.run("Comment", .init()).comments.last).body
    #expect(comment.contains("| 2 | failed |"), "\(comment)")
    let accepted = try await job.run("Accept", .init(), ["COMMENT": "/galley accept", "BRANCH": "feature"])
    #expect(accepted.status == 0 && accepted.output.contains("there is nothing to accept"), "\(accepted)")
    #expect(accepted.output.contains("2 references written"), "\(accepted)")
    #expect(try await head(workspace) == head(workspace, "origin/feature"))
  }

  @Test(arguments: [
    ("reader", "reader may not push, and so not accept."), ("stranger", "stranger may not push, and so not accept."),
  ])
  func onlyThoseWhoMayPushAccept(author: String, message: String) async throws {
    let workspace = try await changed("github", pictures: "artifact")
    let job = try await github(workspace)
    let found = try await job.run("Find the run", try await state(workspace, []), ["AUTHOR": author])
    #expect(found.status == 1 && found.output.contains(message) && found.faults.isEmpty, "\(found)")
    #expect(found.calls == ["GET /repos/octo/app/collaborators/\(author)/permission"])
    // Nobody is answered.
    #expect(try await job.run("Answer", .init()).comments.isEmpty)
  }

  @Test(arguments: [
    ("/galley accept please", "'please' is not the number of a cause"), ("/galley accept 9", "no cause 9"),
  ])
  func aCommentThatSaysSomethingElseIsAnswered(comment: String, message: String) async throws {
    let workspace = try await changed("github", pictures: "artifact")
    let job = try await github(workspace)
    let before = try await head(workspace, "origin/feature")
    let refused = try await job.run("Accept", .init(), ["COMMENT": comment, "BRANCH": "feature"])
    #expect(refused.status == 2 && refused.output.contains(message), "\(refused)")
    let answer = try await job.run("Answer", .init())
    #expect(answer.comments.last?.body.contains(message) == true, "\(answer)")
    #expect(try await head(workspace, "origin/feature") == before)
  }

  // MARK: GitLab

  private func gitlab(_ workspace: Workspace) async throws -> JobRunner {
    // The address of the repository, with the token, stands for the bare one.
    let address = "https://oauth2:the-token@gitlab.example/octo/app.git"
    return try await JobRunner(
      "gitlab", [".gitlab/galley.yml"], in: workspace,
      environment: [
        "HOME": workspace.url("home").path, "CI_PROJECT_ID": "5", "CI_PROJECT_URL": "https://gitlab.example/octo/app",
        "CI_SERVER_PROTOCOL": "https", "CI_JOB_ID": "41", "CI_PIPELINE_ID": "30",
        "CI_JOB_URL": "https://gitlab.example/octo/app/-/jobs/41", "CI_OPEN_MERGE_REQUESTS": "octo/app!12,octo/app!13",
        "CI_COMMIT_REF_NAME": "feature", "CI_COMMIT_SHA": try await head(workspace), "GITLAB_USER_ID": "7",
        "GITLAB_USER_NAME": "Re Viewer", "GITLAB_USER_EMAIL": "re@viewer.example", "GIT_CONFIG_COUNT": "1",
        "GIT_CONFIG_KEY_0": "url.\(workspace.url("remote.git").path).insteadOf", "GIT_CONFIG_VALUE_0": address,
      ])
  }

  @Test(arguments: ["artifact", "branch"])
  func aNoteIsWrittenAndUpdatedInPlace(pictures: String) async throws {
    let workspace = try await changed("gitlab", pictures: pictures)
    let job = try await gitlab(workspace)
    let first = try await job.run("galley/after_script", .init())
    #expect(first.status == 0 && first.faults.isEmpty, "\(first.output)\(first.faults)")
    #expect(first.calls.last == "POST /projects/5/merge_requests/12/notes")
    let body = try #require(first.comments.last).body
    let address =
      pictures == "artifact"
      ? "https://gitlab.example/octo/app/-/jobs/41/artifacts/raw/galley-pictures/cause-1.png"
      : "https://gitlab.example/octo/app/-/raw/galley-pictures/12/41/cause-1.png"
    #expect(body.hasPrefix("<!-- galley job=41 -->\n## Galley\n") && body.contains("](\(address))"), "\(body)")
    #expect(body.contains("](https://gitlab.example/octo/app/-/jobs/41/artifacts/browse/galley-output/)"), "\(body)")
    if pictures == "artifact" {
      #expect(workspace.exists("galley-pictures/cause-1.png"))
    } else {
      let files = try await workspace.git("ls-tree", "-r", "--name-only", "galley-pictures", in: "remote.git")
      #expect(files == "12/41/cause-1.png\n12/41/cause-2.png\n")
    }
    let again = try await job.run("galley/after_script", .init(comments: first.comments))
    #expect(again.calls.last == "PUT /projects/5/merge_requests/12/notes/1" && again.comments.count == 1, "\(again)")
    // A note of somebody else with the marker cannot be updated.
    let foreign = JobRunner.Comment(id: 3, body: "<!-- galley job=1 -->")
    let beside = try await job.run("galley/after_script", .init(comments: [foreign]))
    #expect(beside.status == 0 && beside.comments.count == 2 && beside.comments[0] == foreign, "\(beside)")
  }

  @Test func aNoteAcceptsACauseAndPushesIt() async throws {
    let workspace = try await changed("gitlab", pictures: "artifact")
    // The job starts with a fresh clone, and has the run's files from the other job's artifacts.
    let run = Workspace.temporary()
    defer { try? FileManager.default.removeItem(at: run) }
    try FileManager.default.createDirectory(at: run, withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: workspace.url("galley-output"), to: run.appendingPathComponent("galley-output"))
    let job = try await gitlab(workspace)
    var state = JobRunner.State(
      comments: [
        .init(id: 1, body: "/galley accept 1"), .init(id: 2, body: "/galley accept 2"),
        .init(id: 3, body: "/galley accept 1", author: .init(id: 8)),
      ],
      jobs: [.init(id: 42, name: "galley-accept"), .init(id: 41, name: "galley")], artifacts: ["41": run.path])
    let accepted = try await job.run("galley-accept/script", state)
    #expect(accepted.status == 0 && accepted.faults.isEmpty, "\(accepted.output)\(accepted.faults)")
    #expect(accepted.output.contains("accepted\tother/parting/card-L@2x and 1 more (every case)"), "\(accepted)")
    let pushed = try await workspace.git("show", "--name-only", "--format=%an", "feature", in: "remote.git")
    #expect(
      pushed.hasPrefix("Re Viewer\n\nSnapshots/References/other/parting/card-AX3@2x.png\n")
        && !pushed.contains("greeting"), "\(pushed)")
    // The commit is newer than the run.
    let late = try await job.run("galley-accept/script", state)
    #expect(late.status == 1 && late.output.contains("The branch has newer commits than the run."), "\(late)")
    state.comments = [.init(id: 1, body: "/galley accept", author: .init(id: 8))]
    let silent = try await job.run("galley-accept/script", state)
    #expect(silent.status == 1 && silent.output.contains("You have not commented what to accept."), "\(silent)")
  }
}

extension Workspace {
  /// A place for a folder that does not exist yet.
  fileprivate static func temporary() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)")
  }
}
