/// The script of GitLab's job that writes the comment of a merge request, or updates it in place.
enum GitLabComment {
  /// Lines that define `call`, which calls GitLab's API, and `number`, the merge request's; empty without one.
  static let api = """
    api="$CI_API_V4_URL/projects/$CI_PROJECT_ID"
    call() { curl -fsS -g -H "PRIVATE-TOKEN: $GALLEY_TOKEN" -H 'Content-Type: application/json' "$@"; }
    number=${CI_MERGE_REQUEST_IID:-}
    if [ -z "$number" ]; then
      number=${CI_OPEN_MERGE_REQUESTS:-}
      number=${number%%,*}
      number=${number##*!}
    fi
    """

  /// The repository, with the right to push.
  static let remote = #"remote="$CI_SERVER_PROTOCOL://oauth2:$GALLEY_TOKEN@${CI_PROJECT_URL#*://}.git""#

  /// - Parameters:
  ///   - folder: see `ContinuousIntegration.files(in:)`.
  static func script(folder: String, pictures: PicturePlace) -> String {
    let prefix = folder.isEmpty ? "" : folder.inURL + "/"
    let (folderOfPictures, address) =
      switch pictures {
      case .artifact: (#"\#(GitLabJob.pictures)"#, #"$CI_JOB_URL/artifacts/raw/\#(prefix)\#(GitLabJob.pictures)"#)
      case .branch: (#"$work/pictures"#, #"$CI_PROJECT_URL/-/raw/\#(JobScript.branch)/$NUMBER/$RUN"#)
      }
    let published = pictures == .branch ? "\n\(remote)\n\(JobScript.publish)" : ""
    return """
      set -eu
      \(api)
      if [ -z "$number" ] || [ -z "${GALLEY_TOKEN:-}" ]; then
        echo 'There is no merge request, or no variable GALLEY_TOKEN to comment on it with.'
        exit 0
      fi
      work=$(mktemp -d)
      NUMBER=$number
      RUN=$CI_JOB_ID
      ARTIFACT_URL="$CI_JOB_URL/artifacts/browse/\(prefix)galley-output/"
      \(JobScript.summarize)\(published)
      summarize --pictures "\(folderOfPictures)" --pictures-url "\(address)"\(pictures == .branch ? "\npublish || summarize" : "")
      id=
      page=1
      while [ -z "$id" ]; do
        call "$api/merge_requests/$number/notes?sort=asc&per_page=100&page=$page" > "$work/page.json"
        id=$(jq 'map(select(.system == false and (.body | startswith("\(JobScript.marker)")))) | .[0].id // empty' "$work/page.json")
        [ "$(jq length "$work/page.json")" -eq 100 ] || break
        page=$((page + 1))
      done
      \(JobScript.body(of: "job=$CI_JOB_ID", advice: " Then start the job \(GitLabAcceptance.name) of this pipeline."))
      # A comment of somebody else, which cannot be updated, does not hold back this one.
      [ -n "$id" ] && call -X PUT --data @"$work/body.json" "$api/merge_requests/$number/notes/$id" > "$work/note.json" ||
        call -X POST --data @"$work/body.json" "$api/merge_requests/$number/notes" > "$work/note.json"
      """
  }
}

extension String {
  /// The text as part of a URL's path (RFC 3986, §3.3).
  fileprivate var inURL: String {
    utf8.map { byte in
      let scalar = UnicodeScalar(byte)
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789-._~/".unicodeScalars.contains(scalar))
      return isPlain ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
