import CHarfBuzz
import Synchronization

/// Shaping with HarfBuzz, in font units.
final class Shaper: Sendable {
  private let buffers = Mutex<[Buffer]>([])
  private let count = Atomic<Int>(0)
  private let shapedUnits = Atomic<Int>(0)

  /// The number of runs shaped, by HarfBuzz or from learnt pairs, which caches should keep small.
  var shapingCount: Int { count.load(ordering: .relaxed) }

  /// The number of code units passed to HarfBuzz. The cost of each is bounded, as a call gets a limited number
  /// (`ShapingPiece`).
  var shapedUnitCount: Int { shapedUnits.load(ordering: .relaxed) }

  /// The glyphs of `run` for the part `range` of it, with the rest of the text as context.
  func glyphs(of run: ShapedRun, in range: Range<Int>, text: [UInt16], style: ShapeStyle) -> ArraySlice<ShapedGlyph> {
    var glyphs: [ShapedGlyph] = []
    withBuffer {
      $0.shape(run, in: range, text: text, settings: ShapingSettings(style), into: &glyphs, within: UnlimitedLayout())
    }
    return glyphs[...]
  }

  /// Clears the cache of shaped runs.
  func removeKnownRuns() {
    buffers.withLock { for buffer in $0 { buffer.removeKnownRuns() } }
  }

  /// Shapes those runs of a text that have no glyphs yet.
  func shape<Limit: LayoutChecking>(
    _ runs: inout [ShapedRun], text: [UInt16], styles: [ShapeStyle], within limit: Limit
  ) throws(Limit.Failure) {
    let settings = styles.map(ShapingSettings.init)
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(text.count)
    var ends: [(run: Int, glyph: Int)] = []
    ends.reserveCapacity(runs.count)
    var space: (run: Int, glyph: Int)?
    try withBuffer { buffer throws(Limit.Failure) in
      for index in runs.indices where runs[index].glyphs.isEmpty {
        let range = runs[index].range
        let isSpace = range.count == 1 && CharacterPolicy.isSpace(text[range.lowerBound])
        if isSpace, let space, runs[space.run].isShaped(like: runs[index], in: text) {
          glyphs.append(glyphs[space.glyph].moved(to: range.lowerBound))
        } else if runs[index].content == .glyphs {
          let style = runs[index].style
          try buffer.shape(
            runs[index], text: text, style: styles[style], settings: settings[style], into: &glyphs, within: limit)
          if isSpace, glyphs.count == (ends.last?.glyph ?? 0) + 1 { space = (index, glyphs.count - 1) }
        }
        ends.append((index, glyphs.count))
      }
    }
    var start = 0
    for (index, end) in ends {
      runs[index].glyphs = glyphs[start..<end]
      start = end
    }
  }

  private func withBuffer<Result, Failure: Error>(_ body: (Buffer) throws(Failure) -> Result) throws(Failure) -> Result
  {
    let buffer = buffers.withLock { $0.popLast() } ?? Buffer()
    defer {
      let counts = buffer.takeCounts()
      count.wrappingAdd(counts.runs, ordering: .relaxed)
      shapedUnits.wrappingAdd(counts.units, ordering: .relaxed)
      buffers.withLock { $0.append(buffer) }
    }
    return try body(buffer)
  }
}

/// A style converted for HarfBuzz.
private struct ShapingSettings {
  private static let withoutComposition = off(["ccmp"])
  /// Without the features that change glyphs: none of them has an effect in text of pairwise characters, and finding
  /// that out takes most of the time.
  static let pairsAlone = off(["calt", "ccmp", "clig", "liga", "locl", "rclt", "rlig"])

  private static func off(_ tags: [String]) -> [hb_feature_t] {
    tags.map { hb_feature_t(tag: openTypeTag($0), value: 0, start: 0, end: UInt32.max) }
  }

  let language: hb_language_t?
  private let features: [hb_feature_t]

  var hasFeatures: Bool { !features.isEmpty }

  /// The features for shaping a part of a run, without one that has no effect there and takes time.
  func features(of run: ShapedRun, in text: ArraySlice<UInt16>) -> [hb_feature_t] {
    features.isEmpty && run.font.isPlain(text, script: run.script) ? ShapingSettings.withoutComposition : features
  }

  init(_ style: ShapeStyle) {
    language = hb_language_from_string(style.language, -1)
    features = style.features.map {
      hb_feature_t(tag: openTypeTag($0.tag), value: $0.value, start: 0, end: UInt32.max)
    }
  }
}

/// A HarfBuzz buffer, reused for the next run.
private final class Buffer: @unchecked Sendable {
  private let pointer: OpaquePointer = hb_buffer_create()
  @exclusivity(unchecked) private var counts = (runs: 0, units: 0)
  @exclusivity(unchecked) private var known = KnownRuns()
  @exclusivity(unchecked) private var pairs = KnownPairs()

  deinit { hb_buffer_destroy(pointer) }

  /// The number of runs shaped since the last call, and of code units passed to HarfBuzz for them.
  func takeCounts() -> (runs: Int, units: Int) {
    defer { counts = (0, 0) }
    return counts
  }

  func removeKnownRuns() { known = KnownRuns() }

  /// Shapes a run, unless it is cached, and appends its glyphs.
  func shape<Limit: LayoutChecking>(
    _ run: ShapedRun, text: [UInt16], style: ShapeStyle, settings: ShapingSettings,
    into glyphs: inout [ShapedGlyph], within limit: Limit
  ) throws(Limit.Failure) {
    let pairs = pairs(of: run, settings)
    if let pairs, add(run, in: run.range, text: text, settings: settings, pairs, to: &glyphs) { return }
    guard KnownRuns.keeps(run, in: text, style: style) else {
      return try shape(run, in: run.range, text: text, settings: settings, pairs, into: &glyphs, within: limit)
    }
    let kind = KnownRuns.Kind(
      script: run.script, language: settings.language, isRightToLeft: run.isRightToLeft,
      startsText: run.range.lowerBound == 0, endsText: run.range.upperBound == text.count)
    let hash = KnownRuns.hash(of: text[run.range], in: run.font, kind)
    guard !known.add(hash, run, kind, in: text, to: &glyphs) else { return }
    let first = glyphs.count
    try shape(run, in: run.range, text: text, settings: settings, pairs, into: &glyphs, within: limit)
    known.keep(hash, run, kind, in: text, shaped: glyphs[first...])
  }

  /// Shapes the part `range` of a run and appends its glyphs.
  func shape<Limit: LayoutChecking>(
    _ run: ShapedRun, in range: Range<Int>, text: [UInt16], settings: ShapingSettings,
    into glyphs: inout [ShapedGlyph], within limit: Limit
  ) throws(Limit.Failure) {
    let pairs = pairs(of: run, settings)
    if let pairs, add(run, in: range, text: text, settings: settings, pairs, to: &glyphs) { return }
    try shape(run, in: range, text: text, settings: settings, pairs, into: &glyphs, within: limit)
  }

  /// The known pairs for a run's characters; nil if it is shaped differently.
  private func pairs(of run: ShapedRun, _ settings: ShapingSettings) -> KernedPairs? {
    guard !settings.hasFeatures, !run.isRightToLeft else { return nil }
    return pairs.table(for: run, language: settings.language)
  }

  /// Appends the glyphs of a run from known pairs, learning a few unknown ones if necessary; otherwise returns false
  /// without appending any.
  private func add(
    _ run: ShapedRun, in range: Range<Int>, text: [UInt16], settings: ShapingSettings, _ pairs: KernedPairs,
    to glyphs: inout [ShapedGlyph]
  ) -> Bool {
    guard pairs.determine(range, of: text) else { return false }
    var isAdded = pairs.add(range, of: text, to: &glyphs)
    if !isAdded {
      let unknown = pairs.unknownPairs(of: range, in: text)
      guard pairs.determine(unknown.indices, of: unknown) else { return false }
      var shaped: [ShapedGlyph] = []
      shapeWithHarfBuzz(
        run, in: unknown.indices, text: unknown, settings: settings, features: ShapingSettings.pairsAlone,
        into: &shaped, within: UnlimitedLayout())
      pairs.learn(unknown.indices, of: unknown, from: shaped[...])
      isAdded = pairs.add(range, of: text, to: &glyphs)
    }
    if isAdded { counts.runs += 1 }
    return isAdded
  }

  private func shape<Limit: LayoutChecking>(
    _ run: ShapedRun, in range: Range<Int>, text: [UInt16], settings: ShapingSettings, _ pairs: KernedPairs?,
    into glyphs: inout [ShapedGlyph], within limit: Limit
  ) throws(Limit.Failure) {
    counts.runs += 1
    let first = glyphs.count
    try shapeWithHarfBuzz(
      run, in: range, text: text, settings: settings, features: settings.features(of: run, in: text[range]),
      into: &glyphs, within: limit)
    pairs?.learn(range, of: text, from: glyphs[first...])
  }

  /// Shapes a part of a run piece by piece.
  private func shapeWithHarfBuzz<Limit: LayoutChecking>(
    _ run: ShapedRun, in range: Range<Int>, text: [UInt16], settings: ShapingSettings, features: [hb_feature_t],
    into glyphs: inout [ShapedGlyph], within limit: Limit
  ) throws(Limit.Failure) {
    let first = glyphs.count
    // The pieces of a right-to-left run are in the order of the text until all are there.
    let isTurned = run.isRightToLeft && range.count > ShapingPiece.clusterLength
    func shape(_ part: Range<Int>) {
      let firstOfPart = glyphs.count
      shapePiece(run, in: part, text: text, settings: settings, features: features, into: &glyphs)
      if isTurned { glyphs.reverse(from: firstOfPart) }
    }
    var next: ShapingPiece? = ShapingPiece(start: range.lowerBound)
    while let piece = next {
      try limit.check()
      let end = piece.end(in: range, of: text)
      let firstOfPiece = glyphs.count
      shape(piece.lead..<end)
      guard piece.removeLead(from: &glyphs, from: firstOfPiece) else {
        next = ShapingPiece(start: piece.start)
        continue
      }
      if let cluster = piece.removeLongCluster(from: &glyphs, from: firstOfPiece, end: end) {
        for part in ShapingPiece.parts(of: cluster, in: text) { shape(part) }
        next = cluster.upperBound < range.upperBound ? ShapingPiece(start: cluster.upperBound) : nil
      } else {
        next = end < range.upperBound ? piece.cut(&glyphs, from: firstOfPiece, end: end) : nil
      }
    }
    if isTurned { glyphs.reverse(from: first) }
  }

  private func shapePiece(
    _ run: ShapedRun, in range: Range<Int>, text: [UInt16], settings: ShapingSettings, features: [hb_feature_t],
    into glyphs: inout [ShapedGlyph]
  ) {
    counts.units += range.count
    hb_buffer_clear_contents(pointer)
    hb_buffer_add_utf16(pointer, text, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    hb_buffer_set_direction(pointer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(pointer, hb_script_from_iso15924_tag(run.script))
    hb_buffer_set_language(pointer, settings.language)
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if range.upperBound == text.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    hb_buffer_set_flags(pointer, hb_buffer_flags_t(flags))
    run.font.shape(pointer, features: features)
    addGlyphs(to: &glyphs)
  }

  private func addGlyphs(to glyphs: inout [ShapedGlyph]) {
    var length: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(pointer, &length),
      let positions = hb_buffer_get_glyph_positions(pointer, &length)
    else { return }
    for index in 0..<Int(length) { glyphs.append(ShapedGlyph(infos[index], positions[index])) }
  }
}

extension ShapedGlyph {
  fileprivate init(_ info: hb_glyph_info_t, _ position: hb_glyph_position_t) {
    self.init(
      id: info.codepoint, cluster: Int32(bitPattern: info.cluster), advance: position.x_advance,
      xOffset: position.x_offset, yOffset: position.y_offset,
      isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
  }
}

extension ShapedRun {
  /// Whether this run and another are both the same single space: spaces do not join with anything, so that HarfBuzz
  /// ignores the context.
  fileprivate func isShaped(like other: ShapedRun, in text: [UInt16]) -> Bool {
    font == other.font && script == other.script && level == other.level && style == other.style
      && text[range.lowerBound] == text[other.range.lowerBound]
  }
}

extension ShapedGlyph {
  fileprivate func moved(to cluster: Int) -> ShapedGlyph {
    var glyph = self
    glyph.cluster = Int32(cluster)
    return glyph
  }
}
