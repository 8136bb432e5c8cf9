// MARK: UIKit

public import UIKit

nonisolated extension XCTAttachment {
  public convenience init(image: UIImage, quality: ImageQuality = .original) {
    self.init(uniformTypeIdentifier: "public.image", name: nil, payload: nil)
  }
}

/// An expectation that a property of an object of UIKit's, or of a class that reports its changes, has a value.
nonisolated open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
  public typealias Handler = (Any, [AnyHashable: Any]) -> Bool

  public let keyPath: String
  public let observedObject: Any
  public let expectedValue: Any?
  public let options: NSKeyValueObservingOptions
  open var handler: Handler?
  private var watch: PropertyWatch?

  /// - Parameter expectedValue: the value that is waited for; nil for any change.
  public init(
    keyPath: String, object: Any, expectedValue: Any? = nil, options: NSKeyValueObservingOptions? = nil,
    file: StaticString = #filePath, line: Int = #line
  ) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    self.options = options ?? PropertyWatch.options(expectedValue)
    super.init(description: "Expect value of '\(keyPath)' of \(object)", file: file, line: line)
    watch = PropertyWatch(object, keyPath, self.options) { [weak self] change in
      guard let self else { return false }
      let isMet = handler.map { $0(object, change) } ?? PropertyWatch.has(expectedValue, change)
      if isMet { fulfill() }
      return isMet
    }
  }
}

nonisolated extension XCTestCase {
  @discardableResult
  func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, expectedValue: Any? = nil
  ) -> XCTestExpectation {
    expectation(objectToObserve, keyPath, PropertyWatch.options(expectedValue)) {
      PropertyWatch.has(expectedValue, $0)
    }
  }

  @discardableResult
  func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, handler: XCTKVOExpectation.Handler?
  ) -> XCTestExpectation {
    expectation(objectToObserve, keyPath, [.new, .old]) { handler?(objectToObserve, $0) ?? true }
  }

  /// The test's own expectations are those for which it waits.
  private func expectation(
    _ object: Any, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ isMet: @escaping ([NSKeyValueChangeKey: Any]) -> Bool
  ) -> XCTestExpectation {
    let expectation = expectation(description: "Expect value of '\(keyPath)' of \(object)")
    let watch = PropertyWatch(object, keyPath, options) { change in
      guard isMet(change) else { return false }
      expectation.fulfill()
      return true
    }
    addTeardownBlock { withExtendedLifetime(watch) {} }
    return expectation
  }
}

/// The changes of a property until one of them is the one that is waited for.
nonisolated private final class PropertyWatch: NSObject, KeyValueObserver {
  private let isMet: ([NSKeyValueChangeKey: Any]) -> Bool
  private var isOver = false

  init(
    _ object: Any, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    isMet: @escaping ([NSKeyValueChangeKey: Any]) -> Bool
  ) {
    self.isMet = isMet
    super.init()
    (object as? any UIKitObject)?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
  }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    if !isOver { isOver = isMet(change ?? [:]) }
  }

  /// The present value can be the one that is waited for.
  static func options(_ expectedValue: Any?) -> NSKeyValueObservingOptions {
    expectedValue == nil ? [.new, .old] : [.new, .old, .initial]
  }

  static func has(_ expectedValue: Any?, _ change: [NSKeyValueChangeKey: Any]) -> Bool {
    guard let expectedValue else { return true }
    guard let value = change[.newKey] else { return false }
    if let value = number(value), let expected = number(expectedValue) { return value == expected }
    return value as? AnyHashable == expectedValue as? AnyHashable
  }

  /// Numbers of different types are equal, as they are as objects.
  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: value as? Double
    }
  }
}
