import Snapshots

/// A job of GitLab CI, started by hand, that accepts what a comment of the merge request says.
enum GitLabAcceptance {
  static let name = "galley-accept"

  /// - Parameter folder: see `ContinuousIntegration.files(in:)`.
  static func text(folder: String) -> String {
    """
    # Accepts what the last comment of whoever starts this job says, and pushes the new references to the branch:
    # `/galley accept` for all that this pipeline's comment shows, `/galley accept 1 3` for the causes with these numbers,
    # or decisions that the run's page exported, below `/galley accept`.
    \(name):
      image: debian:bookworm
      timeout: 10 minutes
      rules:
        - if: $CI_MERGE_REQUEST_IID || $CI_OPEN_MERGE_REQUESTS
          when: manual
          allow_failure: true
      before_script:
    \(GitLabJob.installation.indented(by: 4))
      script:
        - |
    \(script(folder: folder).indented(by: 6))
    """
  }

  private static func script(folder: String) -> String {
    let prefix = folder.isEmpty ? "" : folder + "/"
    let enter = folder.isEmpty ? "" : "\ncd \(ShellLine.line([ShellLine.operand(folder)]))"
    return """
      set -eu
      work=$(mktemp -d)
      fail() {
        echo "error: $1"
        exit 1
      }
      [ -n "${GALLEY_TOKEN:-}" ] || fail 'Give the project a variable GALLEY_TOKEN, with which to push.'
      \(GitLabComment.api)
      \(GitLabComment.remote)
      [ "${CI_MERGE_REQUEST_SOURCE_PROJECT_ID:-$CI_PROJECT_ID}" = "$CI_PROJECT_ID" ] ||
        fail 'The branch is in another project, to which this job cannot push. Accept there: galley accept --from FILE.'
      branch=${CI_MERGE_REQUEST_SOURCE_BRANCH_NAME:-$CI_COMMIT_REF_NAME}
      head=${CI_MERGE_REQUEST_SOURCE_BRANCH_SHA:-$CI_COMMIT_SHA}
      page=1
      while [ ! -s "$work/comment.txt" ]; do
        call "$api/merge_requests/$number/notes?sort=desc&per_page=100&page=$page" > "$work/page.json"
        jq -r --argjson user "$GITLAB_USER_ID" \\
          'map(select(.author.id == $user and (.body | startswith("/galley accept")))) | .[0].body // empty' \\
          "$work/page.json" > "$work/comment.txt"
        [ "$(jq length "$work/page.json")" -eq 100 ] || break
        page=$((page + 1))
      done
      [ -s "$work/comment.txt" ] ||
        fail 'You have not commented what to accept. Write `/galley accept` on the merge request, and start this job again.'
      job=$(call "$api/pipelines/$CI_PIPELINE_ID/jobs?per_page=100" | jq 'map(select(.name == "galley")) | .[0].id // empty')
      [ -n "$job" ] || fail 'This pipeline has no job that compared.'
      git fetch --quiet "$remote" "refs/heads/$branch"
      [ "$(git rev-parse FETCH_HEAD)" = "$head" ] ||
        fail 'The branch has newer commits than the run. Review the newest run, and accept there.'
      git checkout --quiet --detach FETCH_HEAD
      call --location -o "$work/artifacts.zip" "$api/jobs/$job/artifacts"
      unzip -q -o "$work/artifacts.zip" \(ShellLine.line(["\(prefix)galley-output/*"]))\(enter)
      AUTHOR=$GITLAB_USER_NAME
      EMAIL=$GITLAB_USER_EMAIL
      COMMENT_URL="$CI_PROJECT_URL/-/merge_requests/$number"
      \(JobScript.accept(answer: #""$work/answer.txt""#))
      """
  }
}
