extension String {
  /// The text, truncated to at most `limit` bytes of UTF-8, with an ellipsis in place of the rest.
  func shortened(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var short = ""
    var length = 0
    for scalar in unicodeScalars {
      length += UTF8.width(scalar)
      if length > limit { break }
      short.unicodeScalars.append(scalar)
    }
    return short + "…"
  }
}
