import CallKit
import CoreBluetooth
import CoreSpotlight
import EventKit
import Foundation
import Network
import Security
import StoreKit
import Testing

/// Values of frameworks that reach other devices and calendars.
@Suite struct ConnectionTests {
  /// The short and long forms are those of Apple's documentation of `CBUUID`.
  @Test func identifiersOfServices() {
    #expect(
      CBUUID(string: "180d").data == Data([0x18, 0x0D]) && CBUUID(data: Data([0x18, 0x0D])) == CBUUID(string: "180D"))
    let long = "0000180D-0000-1000-8000-00805F9B34FB"
    #expect(CBUUID(string: long).data.count == 16 && CBUUID(data: CBUUID(string: long).data).uuidString == long)
  }

  @Test func offeredServicesKeepTheirValues() {
    let value = CBMutableCharacteristic(
      type: CBUUID(string: "2A37"), properties: [.notify, .read], value: Data([1]), permissions: .readable)
    let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
    service.characteristics = [value]
    #expect(service.isPrimary && service.characteristics?.first === value)
    #expect(value.value == Data([1]) && value.properties == [.notify, .read] && value.permissions == .readable)
  }

  @Test func endsOfConnections() {
    #expect(NWEndpoint.hostPort(host: "example.org", port: 443) == .hostPort(host: "example.org", port: .https))
    #expect(NWEndpoint.Port("8080")?.rawValue == 8080 && NWEndpoint.Port("x") == nil)
    #expect(NWConnection(host: "example.org", port: 80, using: .tcp).state == .setup)
  }

  @Test func keysAreRefusedWithAnError() {
    var error: Unmanaged<CFError>?
    #expect(SecKeyCreateRandomKey([kSecAttrKeyType: kSecAttrKeyTypeRSA] as NSDictionary, &error) == nil)
    #expect(error?.takeRetainedValue().code == Int(errSecNotAvailable))
  }

  @Test func alarmsAreAddedAndRemoved() {
    let event = EKEvent(eventStore: EKEventStore())
    let alarm = EKAlarm(relativeOffset: -60)
    event.addAlarm(alarm)
    #expect(event.hasAlarms)
    event.removeAlarm(alarm)
    #expect(!event.hasAlarms)
  }

  @Test func requestsForCallsEndWithAnError() {
    var code: CXErrorCodeRequestTransactionError.Code?
    CXCallController().request(CXTransaction(action: CXEndCallAction(call: UUID()))) {
      code = ($0 as? CXErrorCodeRequestTransactionError)?.code
    }
    #expect(code == .unknownCallProvider)
  }

  @Test func paymentsAndActivitiesKeepTheirValues() {
    let payment = SKMutablePayment()
    (payment.quantity, payment.applicationUsername) = (3, "ann")
    #expect(payment.quantity == 3 && payment.applicationUsername == "ann")
    let (activity, attributes) = (NSUserActivity(activityType: "a"), CSSearchableItemAttributeSet(itemContentType: "b"))
    activity.contentAttributeSet = attributes
    #expect(activity.contentAttributeSet === attributes)
  }
}
