/// `LazyVGrid`, `LazyHGrid`: tracks across the axis share the width (or height) that is proposed (L1 to L4). One flexible track
/// is a lazy stack.
package struct LazyGrid: LayoutRule {
  /// A column of a vertical grid, or a row of a horizontal one; lengths in points.
  package struct Track: Sendable {
    package enum Length: Sendable {
      case fixed(Double)
      case flexible(least: Double, most: Double)
      /// As many as fit, each at least that long.
      case adaptive(least: Double, most: Double)
    }

    let length: Length
    /// The distance to the next track.
    let spacing: Double
    /// The alignment of a cell that is smaller than its room; nil for the grid's.
    let alignment: LayoutAlignment?

    /// - Parameter spacing: nil for 8 points.
    package init(_ length: Length, spacing: Double? = nil, alignment: LayoutAlignment? = nil) {
      (self.length, self.alignment) = (length, alignment)
      self.spacing = spacing ?? LayoutSpacing.standardDistance
    }

    /// The lengths of the tracks in a room.
    fileprivate func lengths(in room: Double) -> [Double] {
      switch length {
      case .fixed(let length): return [length]
      case .flexible(let least, let most): return [max(least, min(room, most))]
      case .adaptive(let least, let most):
        let fitting = ((room + spacing) / (least + spacing)).rounded(.down)
        let count = fitting.isFinite ? max(1, min(fitting, 10_000)) : 1
        let length = (room - (count - 1) * spacing) / count
        return [Double](repeating: max(least, min(length, most)), count: Int(count))
      }
    }
  }

  /// A track in a room.
  package struct Place: Sendable {
    /// The beginning of the track, and its length across the axis.
    package let start: Double
    package let length: Double
    let alignment: LayoutAlignment?

    package init(start: Double, length: Double, alignment: LayoutAlignment? = nil) {
      (self.start, self.length, self.alignment) = (start, length, alignment)
    }
  }

  private let axis: LayoutAxis
  private let tracks: [Track]
  private let alignment: AlignmentGuide
  private let spacing: Double
  private let spanning: Set<Int>

  /// - Parameters:
  ///   - axis: the direction in which the grid grows.
  ///   - alignment: a guide across the axis: where a cell lies that is shorter than its track.
  ///   - spacing: the distance of lines of cells; nil for 8 points.
  ///   - spanning: the children that take a line by themselves: headers and footers.
  package init(
    _ axis: LayoutAxis, _ tracks: [Track], alignment: AlignmentGuide, spacing: Double? = nil, spanning: Set<Int> = []
  ) {
    (self.axis, self.tracks, self.alignment, self.spanning) = (axis, tracks, alignment, spanning)
    self.spacing = spacing ?? LayoutSpacing.standardDistance
  }

  package func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    let places = places(in: proposal[axis.other])
    let across = max(proposal[axis.other] ?? 0, Self.across(places))
    let lengths = lines(places.count, children.count).map { length(of: $0, children, places, across) }
    return LayoutSize(
      lengths.reduce(0, +) + spacing * Double(max(0, lengths.count - 1)), along: axis, across: across)
  }

  package func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    let places = places(in: proposal[axis.other])
    guard !places.isEmpty else { return }
    var position = 0.0
    for line in lines(places.count, children.count) {
      let length = length(of: line, children, places, size[axis.other])
      for (column, index) in line.enumerated() {
        let place = isSpanning(line) ? Place(start: 0, length: size[axis.other]) : places[column]
        let (origin, offer) = self.place(children[index], in: place, at: position, lineLength: length)
        children[index].place(at: origin, proposal: offer)
      }
      position += length + spacing
    }
  }

  /// The place of a cell in a line of a length that begins at a position.
  package func place(
    _ child: LayoutNode, in place: Place, at position: Double, lineLength: Double
  ) -> (origin: LayoutPoint, proposal: ProposedSize) {
    let offer = offer(place.length)
    var room = LayoutSize.zero
    (room[axis], room[axis.other]) = (lineLength, place.length)
    let guides = place.alignment ?? LayoutAlignment(.centerX, .centerY)
    let along = axis == .vertical ? guides.vertical : guides.horizontal
    let own = place.alignment.map { axis == .vertical ? $0.horizontal : $0.vertical } ?? alignment
    var origin = LayoutPoint.zero
    origin[axis] = position + along.defaultValue(room) - child.place(of: along, for: offer)
    origin[axis.other] = place.start + own.defaultValue(room) - child.place(of: own, for: offer)
    return (origin, offer)
  }

  /// The proposal to a cell of a track: the track's length, and along the axis nothing.
  package func offer(_ track: Double) -> ProposedSize {
    axis == .vertical ? ProposedSize(width: track, height: nil) : ProposedSize(width: nil, height: track)
  }

  /// The tracks in a room, in its middle. Fixed tracks first; each of the others is offered an equal part of what is left,
  /// in order.
  package func places(in room: Double?) -> [Place] {
    let fixed = tracks.map { track in
      if case .fixed(let length) = track.length { length } else { 0.0 }
    }
    var rest = (room ?? 0) - fixed.reduce(0, +) - tracks.dropLast().map(\.spacing).reduce(0, +)
    var left = tracks.count { if case .fixed = $0.length { false } else { true } }
    var lengths: [(length: Double, track: Track)] = []
    for track in tracks {
      if case .fixed(let length) = track.length {
        lengths.append((length, track))
        continue
      }
      let own = track.lengths(in: max(0, rest / Double(left)))
      lengths += own.map { ($0, track) }
      rest -= own.reduce(0, +) + track.spacing * Double(own.count - 1)
      left -= 1
    }
    let whole = lengths.map(\.length).reduce(0, +) + lengths.dropLast().map(\.track.spacing).reduce(0, +)
    var start = max(0, ((room ?? 0) - whole) / 2)
    return lengths.map { length, track in
      defer { start += length + track.spacing }
      return Place(start: start, length: length, alignment: track.alignment)
    }
  }

  private static func across(_ places: [Place]) -> Double {
    guard let first = places.first, let last = places.last else { return 0 }
    return last.start + last.length - first.start
  }

  /// The children of each line.
  private func lines(_ columns: Int, _ count: Int) -> [Range<Int>] {
    guard columns > 0 else { return [] }
    guard !spanning.isEmpty else {
      return stride(from: 0, to: count, by: columns).map { $0..<min($0 + columns, count) }
    }
    var lines: [Range<Int>] = []
    for index in 0..<count {
      if let last = lines.last, last.count < columns, !spanning.contains(index), !isSpanning(last) {
        lines[lines.count - 1] = last.lowerBound..<(index + 1)
      } else {
        lines.append(index..<(index + 1))
      }
    }
    return lines
  }

  private func isSpanning(_ line: Range<Int>) -> Bool { line.first.map(spanning.contains) ?? false }

  private func length(
    of line: Range<Int>, _ children: LayoutChildren, _ places: [Place], _ across: Double
  ) -> Double {
    line.enumerated().map { column, index in
      children[index].size(for: offer(isSpanning(line) ? across : places[column].length))[axis]
    }.max() ?? 0
  }
}
