extension Tableau {
  /// Coefficients below this fraction of their terms are rounding errors.
  static let cancellation = 1e-12

  /// Coefficients smaller than this come from such a large pivot that rounding errors are large, too.
  static let leastShare = 0.004

  /// Records the growth of rounding errors when `rowTerms` replace a symbol: none if every coefficient is 1 or -1,
  /// hardly any if they are powers of two, by which products are exact.
  mutating func countGrowth() {
    var largest = 1.0
    var smallest = 1.0
    var isExact = true
    for place in rowTerms.indices {
      let size = abs(rowTerms[place].coefficient)
      largest = max(largest, size)
      smallest = min(smallest, size)
      isExact = isExact && size.significand == 1
    }
    guard smallest < largest else { return }
    errorGrowth += smallest < Self.leastShare || largest > 4 ? 32 : isExact || largest <= 1 ? 1 : 8
  }

  mutating func addEntry(row: Int32, column: Int32, value: Double) {
    let entry = Entry(
      row: row, column: column, value: value, nextInRow: symbols[Int(row)].rowHead, previousInRow: -1,
      nextInColumn: symbols[Int(column)].columnHead, previousInColumn: -1)
    let index: Int32
    if firstUnusedEntry >= 0 {
      index = firstUnusedEntry
      firstUnusedEntry = entries[Int(index)].nextInRow
      entries[Int(index)] = entry
    } else {
      index = Int32(entries.count)
      entries.append(entry)
    }
    if entry.nextInRow >= 0 { entries[Int(entry.nextInRow)].previousInRow = index }
    if entry.nextInColumn >= 0 { entries[Int(entry.nextInColumn)].previousInColumn = index }
    symbols[Int(row)].rowHead = index
    symbols[Int(column)].columnHead = index
    symbols[Int(column)].columnCount += 1
  }

  mutating func removeEntry(_ index: Int32) {
    let entry = entries[Int(index)]
    if entry.previousInRow >= 0 {
      entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
    } else {
      symbols[Int(entry.row)].rowHead = entry.nextInRow
    }
    if entry.nextInRow >= 0 { entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow }
    if entry.previousInColumn >= 0 {
      entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
    } else {
      symbols[Int(entry.column)].columnHead = entry.nextInColumn
    }
    if entry.nextInColumn >= 0 { entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn }
    symbols[Int(entry.column)].columnCount -= 1
    entries[Int(index)].nextInRow = firstUnusedEntry
    entries[Int(index)].row = -1
    firstUnusedEntry = index
  }

  /// Coefficients of rows below this are rounding errors: a product of four multipliers of 0.001.
  static let leastCoefficient = 1e-12

  /// Adds `factor · rowTerms` to a row.
  private mutating func addRowTerms(times factor: Double, toRow row: Int32) {
    var index = symbols[Int(row)].rowHead
    while index >= 0 {
      symbols[Int(entries[Int(index)].column)].position = index
      index = entries[Int(index)].nextInRow
      work += 1
    }
    work += rowTerms.count
    for position in rowTerms.indices {
      let term = rowTerms[position]
      let added = factor * term.coefficient
      let place = symbols[Int(term.symbol)].position
      guard place >= 0 else {
        if abs(added) > Self.leastCoefficient { addEntry(row: row, column: term.symbol, value: added) }
        continue
      }
      let old = entries[Int(place)].value
      if abs(old + added) > max(Self.leastCoefficient, Self.cancellation * (abs(old) + abs(added))) {
        entries[Int(place)].value = old + added
      } else {
        symbols[Int(term.symbol)].position = -1
        removeEntry(place)
      }
    }
    index = symbols[Int(row)].rowHead
    while index >= 0 {
      symbols[Int(entries[Int(index)].column)].position = -1
      index = entries[Int(index)].nextInRow
    }
  }

  /// Replaces a symbol by `rowTerms` in every row that mentions it.
  mutating func substituteRowTerms(for symbol: Int32) {
    var index = symbols[Int(symbol)].columnHead
    while index >= 0 {
      let entry = entries[Int(index)]
      removeEntry(index)
      addRowTerms(times: entry.value, toRow: entry.row)
      index = entry.nextInColumn
    }
  }

  /// Exchanges a basic symbol for a nonbasic one: the row of `leaving`, solved for `entering`, replaces the latter in
  /// all others.
  mutating func pivot(_ leaving: Int32, _ entering: Int32, coefficient: Double) {
    pivotCount += 1
    rowTerms.removeAll()
    rowTerms.append(Term(symbol: leaving, coefficient: 1 / coefficient))
    while symbols[Int(leaving)].rowHead >= 0 {
      let entry = entries[Int(symbols[Int(leaving)].rowHead)]
      removeEntry(symbols[Int(leaving)].rowHead)
      if entry.column != entering {
        rowTerms.append(Term(symbol: entry.column, coefficient: -entry.value / coefficient))
      }
    }
    countGrowth()
    substituteRowTerms(for: entering)
    symbols[Int(leaving)].state = .nonbasic
    symbols[Int(entering)].state = .basic
    addRow(of: entering)
  }

  /// Makes `rowTerms` the row of a symbol that has none.
  mutating func addRow(of symbol: Int32) {
    for place in rowTerms.indices {
      addEntry(row: symbol, column: rowTerms[place].symbol, value: rowTerms[place].coefficient)
    }
  }
}
