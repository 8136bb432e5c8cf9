/// A key in a line of `results.jsonl`, as documented in `Snapshots/RESULTS.md`.
package enum ResultKey: String, CodingKey, CaseIterable {
  // Of every line.
  case schemaVersion, catalogueFile, scene, configuration, source, findings, unmatchedAllowances
  // Of tests.
  case references
  // Of `galley test`, and of tests.
  case verdict, moved, cause, causes, sharedCause, counterpart, pixels, pixelsDiffer, tolerated, sameEngine, engineAlone
  case recorded, note, artifacts
  // Of `galley render`.
  case picture
  // Of `galley sensitivity`, between its processes.
  case mutations, unnoticed
  // Of several.
  case reason
}
