/// Hints at what to do about cases that need review.
extension RunSummary {
  /// Lines with commands to run, if there are any.
  var hintLines: [String] {
    guard let recording else { return [] }
    return recording.oldPictureHints(results.filter { $0.outcome.pixelsDiffer != nil }.map(\.path))
      + recording.engineHints(results.filter { $0.outcome.engineEffect == .moved && !$0.outcome.passes }.map(\.path))
      + recording.hints(open(.changed), .failed, "To accept the changes as references:")
      + recording.hints(open(.new), .missing, "To record the new references:")
      + unreadableHints + recording.exactHints(unreadable(.other).map(\.path), .failed)
      + recording.exactHints(noted.map(\.path), .all)
  }

  /// Remedies for unreadable references other than recording them again.
  private enum Remedy { case fetch, resolve, other }

  private func unreadable(_ remedy: Remedy) -> [CaseResult] {
    results.filter { $0.outcome.verdict == .unreadable && !$0.outcome.isRecorded }.filter { result in
      let reason = result.outcome.reason ?? ""
      if reason.contains("a Git LFS pointer") { return remedy == .fetch }
      return (reason.contains(" of an unresolved merge") ? .resolve : .other) == remedy
    }
  }

  private var unreadableHints: [String] {
    let fetched = unreadable(.fetch).isEmpty ? [] : ["hint\tTo fetch files from Git LFS: git lfs pull"]
    let resolved = unreadable(.resolve).isEmpty ? [] : ["hint\tTo render references in conflict: galley git-resolve"]
    let restored =
      unreadable(.other).isEmpty ? [] : ["hint\tTo restore a file of a reference from git: git checkout -- FILE"]
    return fetched + resolved + restored
  }

  /// The cases with a verdict whose references were not written; those that have none, but a counterpart, are left out.
  private func open(_ verdict: Verdict) -> [CasePath] {
    results.filter { $0.outcome.verdict == verdict && !$0.outcome.isRecorded && $0.outcome.counterpart == nil }
      .map(\.path)
  }
}
