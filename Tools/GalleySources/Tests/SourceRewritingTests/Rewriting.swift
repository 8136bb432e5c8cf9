import SourceRewriting

/// The text of a file after it was rewritten alone.
func rewritten(_ text: String, path: String = "App.swift", options: RewritingOptions = RewritingOptions()) throws
  -> String
{
  try rewritten([path: text], options: options)[path] ?? ""
}

/// The texts of files after they were rewritten as one target, by path.
func rewritten(
  _ texts: [String: String], options: RewritingOptions = RewritingOptions()
) throws -> [String: String] {
  let files = try texts.map { try SourceText(path: $0.key, bytes: Array($0.value.utf8)) }
  let result = TargetRewriter(options: options).rewrite(files)
  return Dictionary(uniqueKeysWithValues: result.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
}

/// The text of a file after the rules for single files, without those over several files.
func rewrittenAlone(_ text: String, options: RewritingOptions = .ofTests) throws -> String {
  try resultAlone(text, options: options).files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
}

/// The result of the rules for single files for a text.
func resultAlone(_ text: String, options: RewritingOptions = .ofTests) throws -> RewrittenTarget {
  try TargetRewriter(options: options).rewriteAlone(SourceText(path: "App.swift", bytes: Array(text.utf8)))
}
