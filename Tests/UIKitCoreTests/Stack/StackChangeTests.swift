import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Changes of arrangements: their cost, and that the result is that of a new stack view.
@MainActor @Suite struct StackChangeTests {
  /// The numbers of constraints added to and removed from the solver for one change.
  static func work(_ root: UIView, _ change: () -> Void) -> [Int] {
    root.layoutIfNeeded()
    let before = root.layoutWork
    change()
    root.layoutIfNeeded()
    guard let before, let after = root.layoutWork else { return [] }
    return [after.added - before.added, after.removed - before.removed]
  }

  /// The work of adding, hiding and removing one of `count` views.
  static func work(count: Int, _ configure: (UIStackView) -> Void) -> [[Int]] {
    let fixture = StackFixture(Array(repeating: (10, 10), count: count), configure: configure)
    let stack = fixture.stack
    let added = work(fixture.root) { stack.addArrangedSubview(SizedView(10, 10)) }
    let hidden = work(fixture.root) { stack.arrangedSubviews[count / 2].isHidden = true }
    let shown = work(fixture.root) { stack.arrangedSubviews[count / 2].isHidden = false }
    let removed = work(fixture.root) { stack.removeArrangedSubview(stack.arrangedSubviews[count / 3]) }
    let gone = work(fixture.root) { stack.arrangedSubviews[count / 4].removeFromSuperview() }
    return [added, hidden, shown, removed, gone]
  }

  /// With alignment `fill` each view has two alignments and one spacing, and a new one also its own sizes and bounds.
  @Test func oneChangeCostsTheSameHoweverManyViewsThereAre() {
    let few = Self.work(count: 30) { _ in }
    #expect(few == Self.work(count: 1_000) { _ in })
    // The spacing and two alignments of the new view, its end, four of its content's lengths and two of its bounds; the
    // end of the previous last one is removed.
    #expect(few[0] == [10, 1])
    // The hiding; gaps of width zero stay.
    #expect(few[1] == [1, 0])
    #expect(few[2] == [0, 1])
    // One gap closes instead of two.
    #expect(few[3] == [1, 4])
    #expect(few[4] == [1, 4])
  }

  @Test(arguments: [UIStackView.Distribution.fillEqually, .equalSpacing])
  func theSameHoldsForWhatSpreads(distribution: UIStackView.Distribution) {
    let works = [20, 200].map { count in
      Self.work(count: count) {
        $0.distribution = distribution
        $0.alignment = .center
      }
    }
    #expect(works[0] == works[1])
  }

  /// A newly made copy of a stack view as it is configured.
  static func copy(of stack: UIStackView) -> UIStackView {
    let copy = UIStackView()
    (copy.axis, copy.distribution, copy.alignment) = (stack.axis, stack.distribution, stack.alignment)
    copy.spacing = stack.spacing
    for view in stack.arrangedSubviews {
      let size = view.intrinsicContentSize
      let twin = SizedView(size.width, size.height)
      twin.isHidden = view.isHidden
      twin.semanticContentAttribute = view.semanticContentAttribute
      copy.addArrangedSubview(twin)
      copy.setCustomSpacing(stack.customSpacing(after: view), after: twin)
    }
    return copy
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }

  private static func change(_ stack: UIStackView, _ random: inout Generator) {
    let view = stack.arrangedSubviews.randomElement(using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1, 2:
      let view = SizedView(.random(in: 1...50, using: &random).rounded(), .random(in: 1...50, using: &random).rounded())
      stack.insertArrangedSubview(view, at: Int.random(in: 0...stack.arrangedSubviews.count, using: &random))
    case 3: view?.removeFromSuperview()
    case 4: view.map(stack.removeArrangedSubview)
    case 5, 6: view?.isHidden.toggle()
    case 7:
      view?.semanticContentAttribute = Bool.random(using: &random) ? .forceRightToLeft : .unspecified
      if let view { stack.setCustomSpacing(.random(in: 0...20, using: &random).rounded(), after: view) }
    case 8:
      stack.distribution = UIStackView.Distribution.allCases.randomElement(using: &random) ?? .fill
      stack.spacing = .random(in: 0...20, using: &random).rounded()
    default:
      stack.alignment = UIStackView.Alignment.allCases.randomElement(using: &random) ?? .fill
      stack.axis = Bool.random(using: &random) ? .vertical : .horizontal
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func aChangedStackViewHasTheConstraintsOfANewOne(seed: UInt64) {
    var random = Generator(state: seed)
    let fixture = StackFixture([(10, 20), (30, 10)])
    for step in 0..<30 {
      Self.change(fixture.stack, &random)
      if Bool.random(using: &random) { continue }
      fixture.layOut()
      let fresh = StackFixture(Self.copy(of: fixture.stack))
      let lines = StackConstraintText(fixture.stack).lines
      #expect(lines == StackConstraintText(fresh.stack).lines, "step \(step)")
      let active = ([fixture.stack] + fixture.stack.subviews).flatMap(\.constraints)
      let left = active.filter { $0.identifier?.hasPrefix("UISV-") == true }
      #expect(Set(left) == Set(fixture.stack.arrangementConstraints), "step \(step)")
      // Ties are decided by the order in which views were added.
      guard !fresh.views.contains(where: \.hasAmbiguousLayout) else { continue }
      #expect(agree(fixture.columns, fresh.columns) && agree(fixture.rows, fresh.rows), "step \(step)")
    }
  }
}
