extension InterfaceElement {
  /// `<rect key="…" x y width height/>`
  package func rect(_ key: String) throws(InterfaceProblem) -> InterfaceRect? {
    guard let child = try valued(key, named: ["rect"], "a rect") else { return nil }
    return InterfaceRect(
      x: try child.length("x"), y: try child.length("y"), width: try child.length("width"),
      height: try child.length("height"))
  }

  /// `<size key="…" width height/>`
  package func size(_ key: String) throws(InterfaceProblem) -> InterfaceSize? {
    guard let child = try valued(key, named: ["size"], "a size") else { return nil }
    return InterfaceSize(width: try child.length("width"), height: try child.length("height"))
  }

  /// `<point key="…" x y/>`, or `<offsetWrapper key="…" horizontal vertical/>`
  package func point(_ key: String) throws(InterfaceProblem) -> InterfacePoint? {
    guard let child = try valued(key, named: ["point", "offsetWrapper"], "a point") else { return nil }
    return child.name == "point"
      ? InterfacePoint(x: try child.length("x"), y: try child.length("y"))
      : InterfacePoint(x: try child.length("horizontal"), y: try child.length("vertical"))
  }

  /// `<edgeInsets key="…" top left bottom right/>`, or `<inset key="…" minX minY maxX maxY/>`
  package func insets(_ key: String) throws(InterfaceProblem) -> InterfaceInsets? {
    guard let child = try valued(key, named: ["edgeInsets", "inset"], "edge insets") else { return nil }
    return child.name == "edgeInsets"
      ? InterfaceInsets(
        top: try child.length("top"), left: try child.length("left"), bottom: try child.length("bottom"),
        right: try child.length("right"))
      : InterfaceInsets(
        top: try child.length("minY"), left: try child.length("minX"), bottom: try child.length("maxY"),
        right: try child.length("maxX"))
  }

  /// `<directionalEdgeInsets key="…" top leading bottom trailing/>`
  package func directionalInsets(_ key: String) throws(InterfaceProblem) -> InterfaceDirectionalInsets? {
    guard let child = try valued(key, named: ["directionalEdgeInsets"], "directional edge insets") else { return nil }
    return InterfaceDirectionalInsets(
      top: try child.length("top"), leading: try child.length("leading"), bottom: try child.length("bottom"),
      trailing: try child.length("trailing"))
  }

  /// The view's `<autoresizingMask key="autoresizingMask" widthSizable="YES" …/>`; nil if there is none.
  package var autoresizingMask: InterfaceAutoresizingMask? {
    get throws(InterfaceProblem) {
      guard let child = try valued("autoresizingMask", named: ["autoresizingMask"], "an autoresizing mask") else {
        return nil
      }
      var mask: InterfaceAutoresizingMask = []
      for (name, option) in Self.autoresizing where try child.flag(name) == true { mask.insert(option) }
      return mask
    }
  }

  private static let autoresizing: [(String, InterfaceAutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]

  /// A part of a geometric value; zero if it is not written.
  private func length(_ name: String) throws(InterfaceProblem) -> Double { try number(name) ?? 0 }

  /// The child with a key, which must have one of these names; nil if there is none, or it is `<nil>`.
  func valued(_ key: String, named names: [String], _ expected: String) throws(InterfaceProblem) -> InterfaceElement? {
    guard let child = child(key), child.name != "nil" else { return nil }
    guard names.contains(child.name) else { throw malformed(key, child.name, expected) }
    return child
  }
}
