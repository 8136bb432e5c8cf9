import Synchronization

extension FontLibrary {
  /// The font with this PostScript name or, failing that, the regular face of this family; nil if there is neither.
  public func font(named name: String) -> FontInstance? {
    if let font = state.withLock({ $0.files[name] }) ?? folder.face(named: name).flatMap(opened) { return font }
    return font(family: name, closestTo: FontTraits())
  }

  /// PostScript names of all faces: the manifest's in its order, then those of a team's files by name.
  public var fontNames: [String] {
    let names = manifest.textFamilies.flatMap { $0.faces.map(\.postScriptName) }
    return names + registered.map(\.postScriptName).filter { !names.contains($0) }
  }

  /// Names of all families: the manifest's in its order, then those of a team's files by name.
  public var familyNames: [String] {
    var names = manifest.textFamilies.map(\.family)
    for font in registered where !names.contains(font.familyName) { names.append(font.familyName) }
    return names
  }

  /// PostScript names of a family's faces; empty for an unknown family.
  public func fontNames(family: String) -> [String] { candidates(family: family).map(\.postScriptName) }

  /// The face of a family that is nearest in slope, then width, then weight; nil if there is no such family.
  ///
  /// A variable font is moved on its axes `wght`, `wdth`, `ital` and `slnt`.
  public func font(family: String, closestTo traits: FontTraits) -> FontInstance? {
    FontCandidate.closest(to: traits, among: candidates(family: family)).flatMap { open($0, at: traits) }
  }

  /// The nearest face of a family that is bold, narrow or wide, sloped and monospaced as requested; nil if there is
  /// none.
  ///
  /// From a weight of 600 a face is bold, below a width of 100 % narrow.
  public func font(family: String, having traits: FontTraits) -> FontInstance? {
    let isBold = FontTraits.boldWeights.contains(traits.weight)
    let weights = isBold ? FontTraits.boldWeights : 1...FontTraits.boldWeights.lowerBound.nextDown
    let widths = traits.width < 100 ? 1...99.9 : traits.width > 100 ? 100.1...1000 : 100...100.0
    let suitable = candidates(family: family).filter {
      $0.reaches(italic: traits.isItalic) && $0.reaches(weight: weights) && $0.reaches(width: widths)
        && $0.traits.isMonospaced == traits.isMonospaced
    }
    return FontCandidate.closest(to: traits, among: suitable).flatMap { open($0, at: traits) }
  }

  /// The face of a family with this style name, such as `Bold Italic`; nil if there is none.
  public func font(family: String, style: String) -> FontInstance? {
    candidates(family: family).lazy.compactMap { self.open($0, at: nil) }.first { $0.styleName == style }
  }

  /// The same face with its optical size for `size` points, if it has an axis for it, and with the weight, width and
  /// slope of `traits`, as far as it has axes for those.
  public func font(_ font: FontInstance, at traits: FontTraits? = nil, size: Double?) -> FontInstance {
    guard !font.axes.isEmpty else { return font }
    let location = font.location(for: traits, size: size)
    guard location != font.location else { return font }
    return state.withLock { state in
      let key = Location(font, variations: location)
      if let known = state.fontsByLocation[key] { return known }
      // It was opened before at another location; if it cannot be opened at this one, it stays there.
      let opened = try? FontInstance(file: font.file, faceIndex: font.faceIndex, variations: location)
      state.fontsByLocation[key] = opened ?? font
      return opened ?? font
    }
  }

  func open(_ candidate: FontCandidate, at traits: FontTraits?) -> FontInstance? {
    switch candidate.source {
    case .manifest(let face): opened(face)
    case .registered(let instance): font(instance, at: traits, size: nil)
    }
  }

  /// The faces of a family; for a variable font, its default location and each of its named ones.
  ///
  /// A team's own family replaces the manifest's: on a device, too, it has only the faces that came with it.
  func candidates(family: String) -> [FontCandidate] {
    let own = registered.filter { $0.familyName == family }
    guard own.isEmpty else { return own.map(FontCandidate.init) }
    return manifest.textFamilies.filter { $0.family == family }.flatMap { family in
      family.faces.map { FontCandidate($0, role: family.role) }
    }
  }

  /// A team's own fonts, by name.
  private var registered: [FontInstance] { state.withLock { $0.files }.all }
}

extension FontInstance {
  /// The font's location on all of its axes.
  package var location: [FontVariation] { FontAxis.location(of: variations, on: axes) }
}
