import Foundation

/// Views that wait to be reused, each with the element it showed last.
///
/// An element gets the view that showed it last, if that is waiting, because its content is most likely still the same;
/// otherwise the view that was added last. So after "a", "b" and "c" were added, taking a view for "b" and then two for
/// new elements gives "b", "c", "a".
///
/// - Complexity: adding and taking are O(1), amortised.
@MainActor
struct ReuseQueue<View: ReusableView, Element: Hashable> {
  /// A waiting view, with the traits it had when it was added.
  struct Waiting {
    var view: View
    var traits: UITraitCollection
    var element: Element?
  }

  private var waiting: [Int: Waiting] = [:]
  /// The numbers of the waiting views in the order they were added, among those of views already taken.
  private var order: [Int] = []
  private var numbers: [Element: Int] = [:]
  private var lastNumber = 0

  mutating func add(_ view: Waiting) {
    lastNumber += 1
    waiting[lastNumber] = view
    order.append(lastNumber)
    if let element = view.element { numbers[element] = lastNumber }
    if order.count > 2 * waiting.count + 16 { order.removeAll { waiting[$0] == nil } }
  }

  /// Removes and returns the view that showed the element last, or else the one added last.
  mutating func take(for element: Element?) -> Waiting? {
    if let number = element.flatMap({ numbers[$0] }), let view = take(number) { return view }
    while let number = order.popLast() {
      if let view = take(number) { return view }
    }
    return nil
  }

  private mutating func take(_ number: Int) -> Waiting? {
    guard let view = waiting.removeValue(forKey: number) else { return nil }
    if let element = view.element, numbers[element] == number { numbers[element] = nil }
    return view
  }
}
