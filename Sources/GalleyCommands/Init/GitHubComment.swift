/// The step of GitHub's workflow that writes the comment of a pull request, or updates it in place.
enum GitHubComment {
  /// Lines that define `call`, which calls GitHub's API (version 2022-11-28), and `comments`, which prints this job's
  /// comment on the pull request as JSON; nothing without one.
  static let api = """
    api="$GITHUB_API_URL/repos/$GITHUB_REPOSITORY"
    call() {
      curl -fsS -g -H "Authorization: Bearer $GITHUB_TOKEN" -H 'Accept: application/vnd.github+json' \\
        -H 'X-GitHub-Api-Version: 2022-11-28' -H 'Content-Type: application/json' "$@"
    }
    comment() {
      page=1
      while :; do
        call "$api/issues/$NUMBER/comments?per_page=100&page=$page" > "$work/page.json"
        jq -c 'map(select(.user.login == "github-actions[bot]" and (.body | startswith("\(JobScript.marker)")))) | .[0] // empty' \\
          "$work/page.json" > "$work/found.json"
        [ ! -s "$work/found.json" ] || break
        [ "$(jq length "$work/page.json")" -eq 100 ] || break
        page=$((page + 1))
      done
      cat "$work/found.json"
    }
    """

  static func step(inFolder: String, pictures: PicturePlace) -> String {
    """
    - name: Comment
      # A pull request from a fork gives its job no right to comment. The job's summary says the same.
      if: ${{ !cancelled() && github.event_name == 'pull_request' }}
      continue-on-error: true\(inFolder)
      env:
        GITHUB_TOKEN: ${{ github.token }}
        NUMBER: ${{ github.event.pull_request.number }}
        HEAD: ${{ github.event.pull_request.head.sha }}
        RUN: ${{ github.run_id }}-${{ github.run_attempt }}
        ARTIFACT_URL: ${{ steps.artifact.outputs.artifact-url }}
      run: |
    """ + "\n" + script(pictures).indented(by: 4)
  }

  private static func script(_ pictures: PicturePlace) -> String {
    let summary =
      switch pictures {
      case .artifact: "\(JobScript.summarize)\nsummarize"
      case .branch:
        """
        git config --global --add safe.directory "$GITHUB_WORKSPACE"
        remote=origin
        \(JobScript.summarize)
        \(JobScript.publish)
        summarize --pictures "$work/pictures" \\
          --pictures-url "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/raw/\(JobScript.branch)/$NUMBER/$RUN"
        publish || summarize
        """
      }
    return """
      set -eu
      work=$(mktemp -d)
      \(summary)
      \(api)
      id=$(comment | jq .id)
      \(JobScript.body(of: "run=$GITHUB_RUN_ID head=$HEAD"))
      if [ -n "$id" ]; then
        call -X PATCH --data @"$work/body.json" "$api/issues/comments/$id" > "$work/comment.json"
      else
        call -X POST --data @"$work/body.json" "$api/issues/$NUMBER/comments" > "$work/comment.json"
      fi
      """
  }
}
