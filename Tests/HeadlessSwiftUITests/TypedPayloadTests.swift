import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// What Apple's documentation of `NSUserActivity` says of typed payloads.
@Suite struct TypedPayloadTests {
  private struct Bird: Codable, Equatable {
    var name: String
  }

  @Test func aPayloadIsKept() throws {
    let activity = NSUserActivity(activityType: "watching")
    try activity.setTypedPayload(Bird(name: "Robin"))
    try activity.setTypedPayload(3)
    #expect(try activity.typedPayload(Bird.self) == Bird(name: "Robin"))
    #expect(try activity.typedPayload(Int.self) == 3)
    #expect(throws: DecodingError.self) { try activity.typedPayload(String.self) }
  }
}
