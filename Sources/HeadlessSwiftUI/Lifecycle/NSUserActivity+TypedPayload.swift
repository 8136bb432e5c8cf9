public import Foundation
public import UIKitValues

extension NSUserActivity {
  /// Keeps a value in `userInfo`, from which `typedPayload(_:)` reads it. Throws if the value cannot be encoded.
  public func setTypedPayload<T: Codable>(_ payload: T) throws {
    let encoded = try JSONEncoder().encode([payload])
    addUserInfoEntries(from: [Self.payloadKey(of: T.self): encoded])
  }

  /// The value that `setTypedPayload(_:)` keeps. Throws if there is none of the type.
  public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    guard let encoded = userInfo?[Self.payloadKey(of: type)] as? Data,
      let payload = try JSONDecoder().decode([T].self, from: encoded).first
    else {
      throw DecodingError.valueNotFound(
        type, DecodingError.Context(codingPath: [], debugDescription: "the activity has no payload of \(type)"))
    }
    return payload
  }

  private static func payloadKey<T>(of type: T.Type) -> String { "SwiftUI.typedPayload.\(T.self)" }
}
