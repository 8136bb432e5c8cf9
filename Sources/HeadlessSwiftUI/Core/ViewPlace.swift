private struct IsInBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct IsInListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct IsInSheetKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view is in a bar, whose texts and pictures keep their size at every text size.
  var isInBar: Bool {
    get { self[IsInBarKey.self] }
    set { self[IsInBarKey.self] = newValue }
  }

  /// Whether the view is a row of a list, or in one.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }

  /// Whether the view is in a sheet, which covers less than the screen.
  var isInSheet: Bool {
    get { self[IsInSheetKey.self] }
    set { self[IsInSheetKey.self] = newValue }
  }
}
