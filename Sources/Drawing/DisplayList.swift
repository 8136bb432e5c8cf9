package import Foundation
package import Raster
package import TextLayout

/// What to paint, as a value: the only thing drawing sees of layout.
///
/// Commands are painted in order, later ones over earlier ones. Outside of all scopes coordinates are points in the space
/// of the root view, y downwards; what lies outside `size` is not seen. Nothing is painted that no command asks for: an
/// empty list is transparent. Filters come after the last command, one after the other.
///
/// A white card with rounded corners is
///
///     size 343 120
///     fill 0 0 343 120 radius 12 color 1 1 1 1
package struct DisplayList: Sendable, Equatable {
  /// The painted area, in points, from the origin.
  package var size: CGSize
  package var commands: [DrawCommand]
  /// What becomes of the picture once all is painted.
  package var filters: [PictureFilter]

  package init(size: CGSize, commands: [DrawCommand] = [], filters: [PictureFilter] = []) {
    self.size = size
    self.commands = commands
    self.filters = filters
  }

  /// The fonts the list draws with, each once, in the order of first use.
  package var fonts: [FontInstance] {
    var seen: Set<FontInstance> = []
    return commands.compactMap { command in
      guard case .glyphs(let run) = command, seen.insert(run.font).inserted else { return nil }
      return run.font
    }
  }

  /// The identities that more than one of the fonts has.
  var sharedFontNames: Set<String> {
    var seen: Set<String> = []
    return Set(fonts.map(\.identity).filter { !seen.insert($0).inserted })
  }

  /// A hash of everything in the list; equal lists have equal hashes, on every machine.
  ///
  /// Fonts count by their identity (name and variations), those of the same identity also by the bytes of their files;
  /// images by their pixels.
  package func hash() -> Hash128 {
    Hash128(hashing: CanonicalEncoding(of: self).bytes)
  }

  /// The kinds of commands, and of what they hold, that are in the list.
  package var kinds: Set<DisplayListKind> { CanonicalEncoding(of: self).kinds }
}

extension DisplayList: CustomStringConvertible {
  /// The size, then one command a line, then one filter a line; commands in a scope are indented.
  package var description: String {
    var depth = 0
    var lines = ["size \(number(size.width)) \(number(size.height))"]
    for command in commands {
      if command.closesScope { depth = max(0, depth - 1) }
      lines.append(String(repeating: "  ", count: depth) + command.description)
      if command.opensScope { depth += 1 }
    }
    lines += filters.map(\.description)
    return lines.joined(separator: "\n")
  }
}
