/// Parts of the shell scripts in jobs that several services share.
enum JobScript {
  /// The branch that pictures for comments are published on.
  static let branch = "galley-pictures"
  /// The beginning of the comment that a job writes, and updates in place.
  static let marker = "<!-- galley "
  /// The comment's last lines, where there is something to review.
  static let offer =
    "Accept all of it with a comment that says `/galley accept`, or some causes by their numbers: `/galley accept 1 3`. "
    + "Decisions that the page exported can be pasted below `/galley accept`."

  /// Lines that define `summarize`, which writes the summary with more options of `galley report`, and whether there is
  /// something to review: `review` is then 1.
  static let summarize = """
    summarize() {
      review=0
      galley report --markdown "$work/summary.md" ${ARTIFACT_URL:+--artifact-url "$ARTIFACT_URL"} "$@" > "$work/log" || review=$?
      if [ "$review" -gt 1 ]; then cat "$work/log"; exit "$review"; fi
    }
    """

  /// Lines that define `publish`: it puts the pictures on a branch that has one commit, in a folder for each request,
  /// whose pictures of earlier runs go. `NUMBER` and `RUN` name the folder, `remote` the repository.
  static let publish = """
    publish() {
      for attempt in 1 2 3 4 5; do
        rm -f "$work/index"
        parent=
        if git fetch --quiet --depth=1 "$remote" refs/heads/\(branch) 2> "$work/log"; then parent=$(git rev-parse FETCH_HEAD); fi
        (
          cd "$(git rev-parse --show-toplevel)"
          export GIT_INDEX_FILE="$work/index"
          [ -z "$parent" ] || git read-tree "$parent"
          git ls-files -z -- "$NUMBER/" | git update-index -z --force-remove --stdin
          for file in "$work"/pictures/*.png; do
            [ -e "$file" ] || continue
            blob=$(git hash-object -w --no-filters "$file")
            git update-index --add --cacheinfo "100644,$blob,$NUMBER/$RUN/${file##*/}"
          done
          git write-tree
        ) > "$work/tree"
        commit=$(git -c user.name=Galley -c user.email=galley@localhost commit-tree -m Pictures "$(cat "$work/tree")")
        # Another job may have published in between: then the lease fails.
        if git push --quiet --force-with-lease=refs/heads/\(branch):"$parent" "$remote" "$commit:refs/heads/\(branch)"; then
          return 0
        fi
      done
      return 1
    }
    """

  /// Writes the comment's body, as JSON, into `$work/body.json`, if there is anything to say.
  ///
  /// - Parameters:
  ///   - run: what the marker says of the run.
  ///   - advice: what follows the offer to accept.
  static func body(of run: String, advice: String = "") -> String {
    """
    # That there is nothing to review is only worth saying where an earlier comment says otherwise.
    [ "$review" -eq 1 ] || [ -n "$id" ] || exit 0
    {
      echo "\(marker)\(run) -->"
      cat "$work/summary.md"
      if [ "$review" -eq 1 ]; then
        echo
        echo '\(offer)\(advice)'
      fi
    } | jq -Rs '{body: .}' > "$work/body.json"
    """
  }

  /// Lines that accept what `$work/comment.txt` says, push it to `branch` of `remote`, and write the answer to a file.
  /// `AUTHOR` and `EMAIL` are those of the commit.
  ///
  /// - Parameter answer: the file, as a word of the shell.
  static func accept(answer: String) -> String {
    """
    status=0
    galley accept --from "$work/comment.txt" > \(answer) 2>&1 || status=$?
    cat \(answer)
    # 1: cases that did not render, or were rejected, do not hold back the others.
    [ "$status" -le 1 ] || exit "$status"
    git add --all .
    git reset --quiet -- galley-output
    if git diff --cached --quiet; then exit 0; fi
    git -c user.name="$AUTHOR" -c user.email="$EMAIL" commit --quiet -m 'Accept changed pictures' -m "$COMMENT_URL"
    if git push --quiet "$remote" "HEAD:refs/heads/$branch"; then
      printf 'pushed\\t%s\\n' "$(git rev-parse --short HEAD)" >> \(answer)
    else
      echo 'error: The branch has newer commits, so nothing was pushed. Review the newest run, and accept again.' >> \(answer)
      exit 1
    fi
    """
  }
}

extension String {
  /// The lines, indented by a number of spaces, except for empty ones.
  func indented(by count: Int) -> String {
    let indent = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : indent + $0 }
      .joined(separator: "\n")
  }
}
