public import Foundation

extension NSSortDescriptor {
  /// Creates a descriptor for a property of any type, such as an optional one: texts, numbers and dates are compared. Foundation
  /// on Linux has it for comparable types.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { compared($0, $1) }
  }

  /// Creates a descriptor that compares objects as another does. Differs from the original: it is always ascending, as the other
  /// has its order.
  public convenience init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
    self.init(keyPath: \NSObject.self, ascending: true) { first, second in
      guard let first = first as? Compared, let second = second as? Compared else { return .orderedSame }
      return sortDescriptor.compare(first, second)
    }
  }
}

extension [NSManagedObject] {
  /// The objects in the order of descriptors; those that these do not tell apart stay as they are.
  func sorted(by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    guard !descriptors.isEmpty else { return self }
    return enumerated().sorted { first, second in
      for descriptor in descriptors {
        let order = descriptor.order(of: first.element, second.element)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return first.offset < second.offset
    }.map(\.element)
  }
}

extension NSSortDescriptor {
  /// The order of two objects by a property's key path, or by the comparison that the descriptor has.
  fileprivate func order(of first: NSManagedObject, _ second: NSManagedObject) -> ComparisonResult {
    guard keyPath != \NSObject.self else { return compare(first, to: second) }
    let order = compared(first[keyPath: keyPath], second[keyPath: keyPath])
    guard !ascending else { return order }
    return ComparisonResult(rawValue: -order.rawValue) ?? .orderedSame
  }
}

/// The order of two values: texts, numbers and dates. A missing one is first.
private func compared(_ first: Any?, _ second: Any?) -> ComparisonResult {
  switch (present(first), present(second)) {
  case (nil, nil): return .orderedSame
  case (nil, _): return .orderedAscending
  case (_, nil): return .orderedDescending
  case (let first as String, let second as String): return first.compare(second)
  case (let first as Date, let second as Date): return first.compare(second)
  case (let first as NSNumber, let second as NSNumber): return first.compare(second)
  case (let first as any BinaryInteger, let second as any BinaryInteger):
    return order(Double(Int64(clamping: first)), Double(Int64(clamping: second)))
  case (let first as any BinaryFloatingPoint, let second as any BinaryFloatingPoint):
    return order(Double(first), Double(second))
  case (let first as Bool, let second as Bool): return order(first ? 1 : 0, second ? 1 : 0)
  default: return .orderedSame
  }
}

private func order(_ first: Double, _ second: Double) -> ComparisonResult {
  first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
}

/// A value without the optionals around it.
private func present(_ value: Any?) -> Any? {
  guard let value else { return nil }
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? mirror.children.first.flatMap { present($0.value) } : value
}
