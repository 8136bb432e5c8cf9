/// What a flow layout asks its delegate.
enum FlowQuestion {
  case itemSize
  case sectionInset
  case lineSpacing
  case itemSpacing
  case header
  case footer
}

/// A question while the delegate is asked it.
///
/// UIKit asks `responds(to:)` for which methods its delegate implements. Here the defaults of the protocol say that they
/// were called, through the layout, which is all that they are given.
struct OpenFlowQuestion {
  let question: FlowQuestion
  private(set) var isLeftToLayout = false

  init(_ question: FlowQuestion) {
    self.question = question
  }

  /// Leaves the question to the layout, if it is the one that is asked.
  mutating func leave(_ question: FlowQuestion) {
    if question == self.question { isLeftToLayout = true }
  }
}

extension UICollectionViewFlowLayout {
  /// The delegate's answer, by a call of its method; `nil` if it has none of its own.
  final func ask<Answer>(_ question: FlowQuestion, _ call: () -> Answer) -> Answer? {
    let outer = openQuestion
    defer { openQuestion = outer }
    openQuestion = OpenFlowQuestion(question)
    let answer = call()
    return openQuestion?.isLeftToLayout == true ? nil : answer
  }
}
