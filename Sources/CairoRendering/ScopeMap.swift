import Drawing

/// The ends of scopes that need to know their content.
struct ScopeMap {
  /// The contents of masks and of groups that are blended, by the indices of the commands that begin them.
  private var contents: [Int: Range<Int>] = [:]
  /// The commands that begin groups in which something is blended with what the group has painted, or filters it.
  private(set) var isolated: Set<Int> = []

  init(_ commands: [DrawCommand]) {
    guard commands.contains(where: \.dependsOnBackdrop) else { return }
    var (open, groups) = ([Int](), [Int]())
    for (index, command) in commands.enumerated() {
      if command.dependsOnBackdrop { isolated.formUnion(groups) }
      switch command {
      case .begin(let scope):
        open.append(index)
        if case .group = scope {
          // Groups around an isolated one are known already.
          if groups.last.map(isolated.contains) == true { groups.removeAll() }
          groups.append(index)
        }
      case .end:
        guard let begin = open.popLast() else { continue }
        if groups.last == begin { groups.removeLast() }
        contents[begin] = begin + 1..<index
      default: break
      }
    }
  }

  /// The indices of the commands in a scope; nil if it is not closed.
  func content(of index: Int) -> Range<Int>? { contents[index] }
}

extension Path {
  /// Whether a clip to it is painted as a mask.
  var isLong: Bool {
    if case .outline(let outline) = self { outline.elements.count > DeviceFigure.mostIntersected } else { false }
  }
}

extension DrawCommand {
  /// Whether its result depends on what has been painted below in other ways than by lying over it, or on all of its
  /// content.
  fileprivate var dependsOnBackdrop: Bool {
    switch self {
    case .backdrop, .begin(.mask): true
    case .begin(.clip(let path)): path.isLong
    case .begin(.group(_, let blendMode)): blendMode != .normal
    default: false
    }
  }
}
