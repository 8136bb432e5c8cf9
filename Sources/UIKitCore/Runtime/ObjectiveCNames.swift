// Objective-C's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Objective-C's name for `Int`.
public typealias NSInteger = Int
/// Objective-C's name for `UInt`.
public typealias NSUInteger = UInt

/// Calls `body`. There is no autorelease pool: Swift on Linux releases objects at once.
public func autoreleasepool<Failure: Error, Result: ~Copyable>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

/// The idiom of the device that is being rendered for.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
