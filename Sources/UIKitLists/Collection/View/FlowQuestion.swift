/// The questions that a flow layout asks its delegate.
enum FlowQuestion {
  case itemSize
  case sectionInset
  case lineSpacing
  case itemSpacing
  case header
  case footer
}

/// A question that is being put to the delegate.
///
/// UIKit calls `responds(to:)` to find out which methods its delegate implements. Here the protocol's default
/// implementations record that they were called, through the layout, which is all that they are given.
struct PendingFlowQuery {
  let question: FlowQuestion
  private(set) var isUnimplemented = false

  init(_ question: FlowQuestion) {
    self.question = question
  }

  /// Records that the delegate has no answer of its own, if this is the open question.
  mutating func leave(_ question: FlowQuestion) {
    if question == self.question { isUnimplemented = true }
  }
}

extension UICollectionViewFlowLayout {
  /// The delegate's answer, by calling its method; `nil` if the delegate does not implement it.
  final func ask<Answer>(_ question: FlowQuestion, _ call: () -> Answer) -> Answer? {
    let outer = pendingQuery
    defer { pendingQuery = outer }
    pendingQuery = PendingFlowQuery(question)
    let answer = call()
    return pendingQuery?.isUnimplemented == true ? nil : answer
  }
}
