extension String {
  /// The text's beginning of so many bytes of UTF-8 at most, and an ellipsis in the place of what is left out.
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
