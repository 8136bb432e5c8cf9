import CCairo
import Drawing

/// The parts of a list that a PDF file cannot hold as they are, and where scopes end.
///
/// PDF has no filters of what lies below, and only its own blend modes. What has any of them is painted as a picture: the
/// content of the innermost scope around it that is painted separately, or otherwise the part of the page that it
/// changes.
struct PDFContents {
  /// The indices of the commands in each scope, by the index of the one that begins it.
  private(set) var contents: [Int: Range<Int>] = [:]
  /// The commands that begin scopes whose content becomes a picture.
  private(set) var pictures: Set<Int> = []
  /// The commands that change a part of the page.
  private(set) var pageParts: Set<Int> = []
  /// The scopes; it says which groups must stay groups although they are opaque.
  private let map: ScopeMap

  init(_ commands: [DrawCommand]) {
    map = ScopeMap(commands)
    var open: [(index: Int, isSeparate: Bool)] = []
    for (index, command) in commands.enumerated() {
      if command.needsPixels {
        if let scope = open.last(where: \.isSeparate) { pictures.insert(scope.index) } else { pageParts.insert(index) }
      }
      switch command {
      case .begin(let scope): open.append((index, isSeparate(scope, at: index)))
      case .end:
        guard let begin = open.popLast()?.index else { continue }
        contents[begin] = begin + 1..<index
      default: break
      }
    }
  }

  func isIsolated(_ index: Int) -> Bool { map.isolated.contains(index) }

  private func isSeparate(_ scope: Scope, at index: Int) -> Bool {
    switch scope {
    case .transform, .clip: false
    case .group(let alpha, let blendMode): alpha < 1 || blendMode != .normal || isIsolated(index)
    case .mask, .shadow: true
    }
  }
}

extension DrawCommand {
  /// Whether its effect depends on the pixels below in a way that PDF does not know.
  fileprivate var needsPixels: Bool {
    switch self {
    case .backdrop: true
    case .begin(.group(_, let blendMode)): !blendMode.isInPDF
    default: false
    }
  }
}

extension BlendMode {
  /// Whether it is one of PDF's (PDF 32000-1, §11.3.5).
  var isInPDF: Bool { rawValue <= BlendMode.luminosity.rawValue }
}
