/// A table of a scene at widths and text sizes as designers look at it: what each cell says, and whether it breaks.
///
/// ```swift
/// let cell = HeatMap.Cell(state: .breaks(1), lines: ["612 pt", "9 lines", "truncated text"])
/// ```
package struct HeatMap: Sendable {
  package enum State: Sendable, Equatable {
    /// Nothing was noticed that the scene does not allow.
    case holds
    /// So much was noticed.
    case breaks(Int)
    case failed
  }

  package struct Cell: Sendable {
    package let state: State
    /// What it says, a line each.
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
  /// What all cells were rendered under: `phone, dark`.
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

/// The colours of heat maps, by which a cell is told from others without red and green.
///
/// ColorBrewer's Blues and YlOrBr (C. Brewer, colorbrewer2.org), which it calls colour-blind safe: one step of the first, three
/// of the second. Text on each is read at least as easily as WCAG 2.2 asks of small text (4.5 : 1).
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

  /// What the legend says.
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
