/// The expected side of a comparison of revisions: a case rendered at another revision, in place of a reference.
package enum ExpectedCase {
  /// The other side has no such case.
  case absent
  /// It cannot be rendered there.
  case failed(reason: String)
  case rendered(RenderedCase)
}

extension Examiner {
  /// Compares a case with its counterpart at another revision. Neither is drawn where both are painted the same, unless
  /// everything is drawn. No reference is read or written.
  package func examine(_ rendered: RenderedCase, beside other: ExpectedCase) throws -> Outcome {
    guard case .rendered(let expected) = other else {
      let drawn = try draw(rendered, try mask(of: rendered))
      let actual = try keepActual(drawn)
      guard case .failed(let reason) = other else { return .new(actual: actual, isRecorded: false) }
      return .unreadable(.picture(reason: reason, actual: actual), isRecorded: false)
    }
    let mask = try mask(of: rendered, beside: expected.layout)
    if !drawsAlways, expected.isDrawn(as: rendered) { return .unchanged(engine: .same, isRecorded: false) }
    var drawn = try draw(rendered, mask)
    let picture = try expected.draw()
    drawn.expected = picture
    let (png, record) = try CaseFiles(expected, picture, keptAs: form).get()
    return try compare(drawn, with: StoredReference(png: png, record: .valid(record)))
  }
}

extension RenderedCase {
  /// Whether both are the same layout, painted by the same commands with the same fonts.
  fileprivate func isDrawn(as other: RenderedCase) -> Bool {
    engine == other.engine && fonts == other.fonts && displayList == other.displayList && layout == other.layout
      && scale == other.scale && spoken == other.spoken
  }
}
