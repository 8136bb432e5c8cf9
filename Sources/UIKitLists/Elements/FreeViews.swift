import Foundation

/// Views that wait to be lent out again, each with the element it showed last.
///
/// Views of "a", "b" and "c" come back in the order "b", "c", "a" if "b" is asked for first and nobody after that wants a
/// certain one: an element whose own view waits gets that, as its content most likely is still the same, and any other
/// the one that came last.
///
/// - Complexity: adding and taking are O(1), amortised.
@MainActor
struct FreeViews<View: ReusableView, Element: Hashable> {
  /// A view with the traits it had when it was given back.
  struct Waiting {
    var view: View
    var traits: UITraitCollection
    var element: Element?
  }

  private var waiting: [Int: Waiting] = [:]
  /// The numbers of the views in the order they came, and of some that are gone.
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

  /// Takes the view that showed the element last, or else the one that came last.
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
