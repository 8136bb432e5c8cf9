extension Tableau {
  init(copying other: borrowing Tableau) {
    self.init()
    symbols = PlainList(copying: other.symbols)
    kinks = ListPool(copying: other.kinks)
    definitions = ListPool(copying: other.definitions)
    highestRank = other.highestRank
    lowestRank = other.lowestRank
    unusedSymbols = PlainList(copying: other.unusedSymbols)
    entries = PlainList(copying: other.entries)
    firstUnusedEntry = other.firstUnusedEntry
    levelCount = other.levelCount
    queue = PlainList(copying: other.queue)
    queueStart = other.queueStart
    violated = PlainList(copying: other.violated)
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
    summed = PlainList(copying: other.summed)
    heap = PlainList(copying: other.heap)
    input = PlainList(copying: other.input)
    expression = PlainList(copying: other.expression)
    waitingExpression = PlainList(copying: other.waitingExpression)
    expressionConstant = other.expressionConstant
    pricing = Pricing(copying: other.pricing)
    crossings = PlainList(copying: other.crossings)
    rowTerms = PlainList(copying: other.rowTerms)
  }
}
