/// A rewritten text without the imports and the tables of methods and properties by name that other suites are about.
func withoutNamedTables(_ text: String) -> String {
  let table =
    #/(; )?(public |open )?(override )?class var named(Methods|Properties): \[\w+\] \{ .*?(return methods|\+ own\(Self\.self\)) \}/#
  let list = #/static var namedProperties_\w+: \[NamedProperty\] \{ \[.*?\] \}(; )?/#
  return text.replacing(table, with: "").replacing(list, with: "").replacing(
    #/[,:] Named(Methods|Properties)\b/#, with: ""
  )
  .replacing("{; ", with: "{").replacing("\n; ", with: "\n").replacing("\n }", with: "\n}")
  .replacing("import UIKit; ", with: "")
}

/// The texts of files after they were rewritten, without what `withoutNamedTables` removes.
func rewrittenWithoutTables(_ texts: [String: String]) throws -> [String: String] {
  try rewritten(texts).mapValues(withoutNamedTables)
}

func rewrittenWithoutTables(_ text: String) throws -> String { withoutNamedTables(try rewritten(text)) }
