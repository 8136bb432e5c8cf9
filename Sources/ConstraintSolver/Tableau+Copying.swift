extension Tableau {
  init(copying other: borrowing Tableau) {
    self.init()
    states = PlainList(copying: other.states)
    values = PlainList(copying: other.values)
    segments = PlainList(copying: other.segments)
    kinks = ListPool(copying: other.kinks)
    definitions = ListPool(copying: other.definitions)
    constants = PlainList(copying: other.constants)
    ranks = PlainList(copying: other.ranks)
    highestRank = other.highestRank
    lowestRank = other.lowestRank
    pins = PlainList(copying: other.pins)
    mentions = PlainList(copying: other.mentions)
    unusedSymbols = PlainList(copying: other.unusedSymbols)
    entries = PlainList(copying: other.entries)
    firstUnusedEntry = other.firstUnusedEntry
    rowHeads = PlainList(copying: other.rowHeads)
    columnHeads = PlainList(copying: other.columnHeads)
    columnCounts = PlainList(copying: other.columnCounts)
    levelCount = other.levelCount
    queue = PlainList(copying: other.queue)
    queueStart = other.queueStart
    isQueued = PlainList(copying: other.isQueued)
    violated = PlainList(copying: other.violated)
    isListed = PlainList(copying: other.isListed)
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
    sums = PlainList(copying: other.sums)
    magnitudes = PlainList(copying: other.magnitudes)
    isSummed = PlainList(copying: other.isSummed)
    summed = PlainList(copying: other.summed)
    heap = PlainList(copying: other.heap)
    positions = PlainList(copying: other.positions)
    input = PlainList(copying: other.input)
    expression = PlainList(copying: other.expression)
    waitingExpression = PlainList(copying: other.waitingExpression)
    expressionConstant = other.expressionConstant
    pricing = Pricing(copying: other.pricing)
    crossings = PlainList(copying: other.crossings)
    rowTerms = PlainList(copying: other.rowTerms)
  }
}
