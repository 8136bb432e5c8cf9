import SourcePlaces

extension RunResult {
  /// Whether there is nothing to say of the case but its name and place.
  package var hasNothingToSay: Bool {
    outcome == Answer.nothingToSay && findings.isEmpty && unmatchedAllowances.isEmpty
  }
}

extension CaseResult {
  /// The line of `results.jsonl` of a case that there is nothing to say of, byte for byte as the encoder writes it, which takes
  /// twenty times as long; nil for another case, and for names that need escapes.
  ///
  /// Most cases of a run are such.
  var plainLine: String? {
    let names = [path.references, path.catalogueFile, path.scene, path.configuration, source?.file]
    guard hasNothingToSay, names.allSatisfy({ $0?.isPlainInJSON != false }) else { return nil }
    let references = path.references.map { #""references":"\#($0)","# } ?? ""
    let line = source?.line.map { #","line":\#($0)"# } ?? ""
    let place = source.map { #""source":{"file":"\#($0.file)"\#(line)},"# } ?? ""
    return
      #"{"catalogueFile":"\#(path.catalogueFile)","configuration":"\#(path.configuration)","findings":[],"moved":[],"#
      + #""recorded":false,\#(references)"sameEngine":true,"scene":"\#(path.scene)","#
      + #""schemaVersion":\#(lineSchemaVersion),\#(place)"verdict":"unchanged"}"#
  }
}

extension String {
  /// Whether JSON has it as it is between quotation marks.
  fileprivate var isPlainInJSON: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != 0x7F }
  }
}
