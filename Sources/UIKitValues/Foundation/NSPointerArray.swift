public import Foundation

/// A list of objects that can be held weakly, and of gaps. Differs from Foundation: every pointer is that of an object.
open class NSPointerArray: NSObject {
  private enum Slot {
    case gap
    case strong(AnyObject)
    case weak(WeakObject)

    var object: AnyObject? {
      switch self {
      case .gap: nil
      case .strong(let object): object
      case .weak(let held): held.object
      }
    }
  }

  private final class WeakObject {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private var slots: [Slot] = []
  private let options: NSPointerFunctions.Options

  /// Creates an empty list.
  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  /// Creates an empty list that holds objects weakly.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  /// Creates an empty list that holds objects strongly.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  private func slot(_ pointer: UnsafeMutableRawPointer?) -> Slot {
    guard let pointer else { return .gap }
    let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    return options.contains(.weakMemory) ? .weak(WeakObject(object)) : .strong(object)
  }

  /// The number of objects and gaps. Objects that are gone count until `compact()`. A larger number appends gaps.
  open var count: Int {
    get { slots.count }
    set {
      slots.removeLast(max(0, slots.count - newValue))
      slots += Array(repeating: .gap, count: max(0, newValue - slots.count))
    }
  }

  /// The objects that still exist, in order.
  open var allObjects: [Any] { slots.compactMap(\.object) }

  /// The pointer to an object; `nil` for a gap, an object that is gone, and an index that is out of range.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    guard slots.indices.contains(index) else { return nil }
    return slots[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Appends a pointer.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(slot(pointer)) }

  /// Inserts a pointer; nothing at an index that is out of range.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    guard (0...slots.count).contains(index) else { return }
    slots.insert(slot(item), at: index)
  }

  /// Replaces a pointer; nothing at an index that is out of range.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    guard slots.indices.contains(index) else { return }
    slots[index] = slot(item)
  }

  /// Removes a pointer; nothing at an index that is out of range.
  open func removePointer(at index: Int) {
    guard slots.indices.contains(index) else { return }
    slots.remove(at: index)
  }

  /// Removes gaps, and the objects that are gone.
  open func compact() { slots.removeAll { $0.object == nil } }
}
