package import Foundation
package import Raster
package import TextLayout

/// A list of painting commands, as a value: the only part of layout that drawing sees.
///
/// Commands are painted in order, later ones over earlier ones. Outside of all scopes, coordinates are points in the
/// root view's space, with y downwards; everything outside `size` is invisible. Nothing is painted without a command:
/// an empty list is transparent. Filters are applied in order after the last command.
///
/// A white card with rounded corners is
///
///     size 343 120
///     fill 0 0 343 120 radius 12 color 1 1 1 1
package struct DisplayList: Sendable, Equatable {
  /// The size of the painted area in points; it begins at the origin.
  package var size: CGSize
  package var commands: [DrawCommand]
  /// The filters that are applied to the finished picture.
  package var filters: [PictureFilter]

  package init(size: CGSize, commands: [DrawCommand] = [], filters: [PictureFilter] = []) {
    self.size = size
    self.commands = commands
    self.filters = filters
  }

  /// The fonts that the list draws with, without duplicates, in the order of first use.
  package var fonts: [FontInstance] {
    var seen: Set<FontInstance> = []
    return commands.fonts.filter { seen.insert($0).inserted }
  }

  /// The libraries that made pixels of the list's images, with their versions, sorted.
  package var libraries: [String] { Set(commands.libraries).sorted() }

  /// The identities that several of the fonts have.
  var sharedFontNames: Set<String> {
    var seen: Set<String> = []
    return Set(fonts.map(\.identity).filter { !seen.insert($0).inserted })
  }

  /// A hash of everything in the list; equal lists have equal hashes, on every machine.
  ///
  /// Fonts contribute their identity (name and variations) and, if several have the same identity, the bytes of their
  /// files; images contribute their pixels.
  package func hash() -> Hash128 {
    Hash128(hashing: CanonicalEncoding(of: self).bytes)
  }

  /// The kinds of commands in the list, and of their operands.
  package var kinds: Set<DisplayListKind> { CanonicalEncoding(of: self).kinds }
}

extension [DrawCommand] {
  /// The font of each run, also in masks.
  fileprivate var fonts: [FontInstance] {
    flatMap { command -> [FontInstance] in
      switch command {
      case .glyphs(let run): [run.font]
      case .begin(.mask(let commands)): commands.fonts
      default: []
      }
    }
  }
}

extension [DrawCommand] {
  /// The libraries of each image, also in masks.
  fileprivate var libraries: [String] {
    flatMap { command -> [String] in
      switch command {
      case .fill(_, .image(let source, _)), .stroke(_, _, .image(let source, _)): source.libraries
      case .begin(.mask(let commands)): commands.libraries
      default: []
      }
    }
  }
}

extension DisplayList: CustomStringConvertible {
  /// The size, then one command per line, then one filter per line. Commands within a scope are indented.
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
