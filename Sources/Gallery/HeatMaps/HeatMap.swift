/// A table of a scene at widths and text sizes for designers: the figures of each cell, and whether it breaks.
///
/// ```swift
/// let cell = HeatMap.Cell(state: .breaks(1), lines: ["612 pt", "9 lines", "truncated text"])
/// ```
package struct HeatMap: Sendable {
  package enum State: Sendable, Equatable {
    /// There are no findings, apart from those that the scene allows.
    case holds
    /// The number of findings.
    case breaks(Int)
    case failed
  }

  package struct Cell: Sendable {
    package let state: State
    /// Its text, line by line.
    package let lines: [String]

    package init(state: State, lines: [String]) {
      (self.state, self.lines) = (state, lines)
    }
  }

  package struct Row: Sendable {
    /// `AX3`.
    package let name: String
    package let cells: [Cell]

    package init(name: String, cells: [Cell]) {
      (self.name, self.cells) = (name, cells)
    }
  }

  package let title: String
  /// The properties that the configurations of all cells share: `phone, dark`.
  package let look: String
  /// The names of the columns: `320 pt`.
  package let columns: [String]
  package let rows: [Row]
  /// Sentences below the table.
  package let notes: [String]

  package init(title: String, look: String, columns: [String], rows: [Row], notes: [String]) {
    (self.title, self.look, self.columns, self.rows, self.notes) = (title, look, columns, rows, notes)
  }
}

/// The colours of heat maps, which can be told apart without red and green.
///
/// ColorBrewer's Blues and YlOrBr (C. Brewer, colorbrewer2.org), which are colour-blind safe: one step of the first,
/// three of the second. Text on each has at least the contrast that WCAG 2.2 requires for small text (4.5 : 1).
enum HeatMapScale: CaseIterable {
  case holds
  case breaksOnce
  case breaksSomewhat
  case breaksOften
  case failed

  init(_ state: HeatMap.State) {
    self =
      switch state {
      case .holds: .holds
      case .breaks(...1): .breaksOnce
      case .breaks(2...3): .breaksSomewhat
      case .breaks: .breaksOften
      case .failed: .failed
      }
  }

  /// Red, green and blue, a byte each.
  var fill: Int {
    switch self {
    case .holds: 0xDE_EBF7
    case .breaksOnce: 0xFE_E391
    case .breaksSomewhat: 0xFE_9929
    case .breaksOften: 0x99_3404
    case .failed: 0x25_2525
    }
  }

  var ink: Int {
    switch self {
    case .holds, .breaksOnce, .breaksSomewhat: 0x1C_1C1E
    case .breaksOften, .failed: 0xFF_FFFF
    }
  }

  /// The text in the legend.
  var meaning: String {
    switch self {
    case .holds: "holds"
    case .breaksOnce: "1 finding"
    case .breaksSomewhat: "2 or 3 findings"
    case .breaksOften: "4 or more"
    case .failed: "cannot be laid out"
    }
  }
}
