/// A workflow of GitHub Actions that accepts what a comment of a pull request says, and pushes the new references.
enum GitHubAcceptance {
  static let path = ".github/workflows/galley-accept.yml"

  /// - Parameter folder: see `ContinuousIntegration.files(in:)`.
  static func text(folder: String) -> String {
    let inFolder = folder.isEmpty ? "" : "\n        working-directory: \(folder.inYAML)"
    let output = folder.isEmpty ? "galley-output" : "\(folder)/galley-output"
    return """
      # Accepts what a comment on a pull request says, and pushes the new references to its branch:
      #
      #   /galley accept          all that the newest comment of Galley shows
      #   /galley accept 1 3      the causes with these numbers
      #
      # or decisions that the run's page exported, pasted below `/galley accept`. Only those who may push can accept.
      # A push with the job's own token starts no workflow: for a comparison of the new references, give the repository a
      # secret GALLEY_TOKEN, a token that may write its contents.
      name: Galley accept

      on:
        issue_comment:
          types: [created]

      permissions:
        actions: read
        contents: write
        pull-requests: write

      concurrency:
        group: galley-accept-${{ github.event.issue.number }}

      jobs:
        accept:
          if: ${{ github.event.issue.pull_request && startsWith(github.event.comment.body, '/galley accept') }}
          runs-on: ubuntu-latest
          container: debian:bookworm
          timeout-minutes: 10
          env:
            GITHUB_TOKEN: ${{ github.token }}
            NUMBER: ${{ github.event.issue.number }}
            AUTHOR: ${{ github.event.comment.user.login }}
          steps:
      \(GitHubWorkflow.installation.indented(by: 6))
            - name: Find the run
              id: run
              run: |
      \(find.indented(by: 10))
            - uses: actions/checkout@v4
              with:
                ref: ${{ steps.run.outputs.branch }}
                token: ${{ secrets.GALLEY_TOKEN || github.token }}
            - uses: actions/download-artifact@v4
              with:
                name: galley-output
                path: \(output.inYAML)
                run-id: ${{ steps.run.outputs.run }}
                github-token: ${{ github.token }}
            - name: Accept\(inFolder)
              env:
                COMMENT: ${{ github.event.comment.body }}
                COMMENT_URL: ${{ github.event.comment.html_url }}
                EMAIL: ${{ github.event.comment.user.id }}+${{ github.event.comment.user.login }}@users.noreply.github.com
                BRANCH: ${{ steps.run.outputs.branch }}
              run: |
      \(accept.indented(by: 10))
            - name: Answer
              if: ${{ !cancelled() }}
              run: |
      \(answer.indented(by: 10))

      """
  }

  /// Checks who commented, and finds the run and the branch: the comment of the job names the run, and the commit that it
  /// was about.
  private static let find = """
    set -eu
    work=$(mktemp -d)
    fail() {
      echo "error: $1" | tee "$RUNNER_TEMP/answer.txt"
      exit 1
    }
    \(GitHubComment.api)
    call "$api/collaborators/$AUTHOR/permission" > "$work/permission.json"
    case $(jq -r .permission "$work/permission.json") in
      admin | write) ;;
      *) echo "error: $AUTHOR may not push, and so not accept."; exit 1 ;;
    esac
    call "$api/pulls/$NUMBER" > "$work/pull.json"
    [ "$(jq -r '.head.repo.full_name // ""' "$work/pull.json")" = "$GITHUB_REPOSITORY" ] ||
      fail 'The branch is in another repository, to which this job cannot push. Accept there: galley accept --from FILE.'
    first=$(comment | jq -r .body | head -n 1)
    run=$(printf '%s' "$first" | sed -n 's/^\(JobScript.marker)run=\\([0-9][0-9]*\\) head=[0-9a-f]* -->.*/\\1/p')
    head=$(printf '%s' "$first" | sed -n 's/^\(JobScript.marker)run=[0-9][0-9]* head=\\([0-9a-f]*\\) -->.*/\\1/p')
    [ -n "$run" ] || fail 'There is no comment of Galley with changes to accept.'
    [ "$(jq -r .head.sha "$work/pull.json")" = "$head" ] ||
      fail 'The branch has newer commits than the run. Review the newest run, and accept again.'
    echo "run=$run" >> "$GITHUB_OUTPUT"
    echo "branch=$(jq -r .head.ref "$work/pull.json")" >> "$GITHUB_OUTPUT"
    """

  private static let accept = """
    set -eu
    git config --global --add safe.directory "$GITHUB_WORKSPACE"
    work=$(mktemp -d)
    remote=origin
    branch=$BRANCH
    printf '%s\\n' "$COMMENT" > "$work/comment.txt"
    \(JobScript.accept(answer: #""$RUNNER_TEMP/answer.txt""#))
    """

  private static let answer = """
    set -eu
    work=$(mktemp -d)
    [ -e "$RUNNER_TEMP/answer.txt" ] || exit 0
    \(GitHubComment.api)
    {
      echo '``````text'
      head -c 20000 "$RUNNER_TEMP/answer.txt"
      echo
      echo '``````'
    } | jq -Rs '{body: .}' > "$work/body.json"
    call -X POST --data @"$work/body.json" "$api/issues/$NUMBER/comments" > "$work/comment.json"
    """
}
