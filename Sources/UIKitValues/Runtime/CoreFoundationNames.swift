public import Foundation

// Core Foundation's names for what Foundation has under its own, as apps write them in `as CFArray`.

/// Core Foundation's arrays.
public typealias CFArray = [Any]
/// Core Foundation's strings.
public typealias CFString = String
/// Core Foundation's dictionaries.
public typealias CFDictionary = NSDictionary
