extension Tableau {
  init(copying other: borrowing Tableau) {
    self.init()
    states = other.states
    values = other.values
    segments = other.segments
    kinks = ListPool(copying: other.kinks)
    definitions = ListPool(copying: other.definitions)
    constants = other.constants
    ranks = other.ranks
    highestRank = other.highestRank
    lowestRank = other.lowestRank
    pins = other.pins
    mentions = other.mentions
    unusedSymbols = other.unusedSymbols
    entries = other.entries
    firstUnusedEntry = other.firstUnusedEntry
    rowHeads = other.rowHeads
    columnHeads = other.columnHeads
    columnCounts = other.columnCounts
    levelCount = other.levelCount
    queue = other.queue
    queueStart = other.queueStart
    isQueued = other.isQueued
    violated = other.violated
    isListed = other.isListed
    pivotCount = other.pivotCount
    patience = other.patience
    isStalled = other.isStalled
    leastSlopeFactor = other.leastSlopeFactor
    stepLimit = other.stepLimit
    errorGrowth = other.errorGrowth
    work = other.work
    earlierWork = other.earlierWork
    workLimit = other.workLimit
    violationLooks = other.violationLooks
    sums = other.sums
    magnitudes = other.magnitudes
    isSummed = other.isSummed
    summed = other.summed
    heap = other.heap
    positions = other.positions
    expression = other.expression
    expressionConstant = other.expressionConstant
    pricing = other.pricing
    crossings = other.crossings
    rowTerms = other.rowTerms
  }
}
