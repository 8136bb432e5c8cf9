import Drawing

extension Record {
  /// Whether the reference was made by the engine that rendered the case: the same libraries, and the same bytes of
  /// each font that both used. A different font is a change of the case.
  ///
  /// Libraries that made pixels of images count by what they made: their versions tell why display lists differ, as these
  /// contain the pixels. A record that names no library says nothing of them.
  func isOfSameEngine(as rendered: RenderedCase) -> Bool {
    let used = Dictionary(grouping: rendered.fonts, by: \.name)
    let recorded = Dictionary(grouping: fonts, by: \.name)
    return engine == rendered.engine && recorded.allSatisfy { used[$0.key] == nil || used[$0.key] == $0.value }
      && (displayList == rendered.displayList || !hasOtherVersions(than: rendered))
  }

  /// Whether both used a library, in different versions.
  private func hasOtherVersions(than rendered: RenderedCase) -> Bool {
    libraries.contains { old in rendered.libraries.contains { $0.name == old.name && $0.version != old.version } }
  }

  /// Whether the hashes alone prove that the case is as recorded, so that it need not be drawn.
  func vouches(for rendered: RenderedCase) -> Bool {
    engine == rendered.engine && fonts == rendered.fonts && displayList == rendered.displayList
      && layout == rendered.layout && isSpoken(as: rendered)
  }

  /// Whether the same is read aloud, as far as that is known.
  fileprivate func isSpoken(as rendered: RenderedCase) -> Bool {
    spoken == nil || rendered.spoken == nil || spoken == rendered.spoken
  }
}

extension Outcome.Engine {
  /// Compares the engine of a record with that of a case as rendered now.
  init(of record: Record, beside rendered: RenderedCase) {
    if record.isOfSameEngine(as: rendered) {
      self = .same
    } else {
      let isSameDrawing =
        record.displayList == rendered.displayList && record.layout == rendered.layout && record.isSpoken(as: rendered)
      self = isSameDrawing ? .otherWithSameDrawing : .other
    }
  }
}
