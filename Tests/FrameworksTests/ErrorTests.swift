import AVFoundation
import BackgroundTasks
import CloudKit
import CoreLocation
import Foundation
import LocalAuthentication
import StoreKit
import Testing
import UserNotifications

/// Errors of the frameworks are Foundation's stored errors, as `URLError` is: they match their codes, and have a domain, a
/// number and values.
@Suite struct ErrorTests {
  /// The name of the code that an error matches.
  private func name(of error: any Error) -> String {
    switch error {
    case CLError.denied: "denied"
    case LAError.biometryNotAvailable: "biometryNotAvailable"
    case SKError.paymentCancelled: "paymentCancelled"
    case CKError.notAuthenticated: "notAuthenticated"
    case BGTaskScheduler.Error.notPermitted: "notPermitted"
    default: "another"
    }
  }

  @Test func errorsMatchTheirCodes() {
    let errors: [any Error] = [
      CLError(.denied), CLError(.network), LAError(.biometryNotAvailable), SKError(.paymentCancelled),
      CKError(.notAuthenticated), BGTaskScheduler.Error(.notPermitted), URLError(.badURL),
    ]
    #expect(
      errors.map(name)
        == [
          "denied", "another", "biometryNotAvailable", "paymentCancelled", "notAuthenticated", "notPermitted",
          "another",
        ])
  }

  /// The numbers and domains are those of Apple's documentation.
  @Test func errorsHaveADomainANumberAndValues() {
    let error = UNError(.attachmentInvalidURL, userInfo: [NSLocalizedDescriptionKey: "No such picture"])
    #expect((error.errorCode, UNError.errorDomain) == (100, UNErrorDomain))
    #expect(error.localizedDescription == "No such picture")
    #expect(error.userInfo[NSLocalizedDescriptionKey] as? String == "No such picture")
    let stored = AVError(.decodeFailed) as any Error as NSError
    #expect((stored.domain, stored.code) == ("AVFoundationErrorDomain", -11821))
    #expect(SKError(.paymentCancelled) == SKError(.paymentCancelled))
    #expect(SKError(.paymentCancelled) != SKError(.paymentInvalid))
  }

  @Test func whatCloudKitTells() {
    let error = CKError(.requestRateLimited, userInfo: [CKErrorRetryAfterKey: 3.5])
    #expect(error.retryAfterSeconds == 3.5 && error.serverRecord == nil)
  }

  /// `canEvaluatePolicy` gives an `NSError`, as on iOS, and its code is matched too.
  @Test func errorsGivenThroughAPointerMatch() {
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error.map { name(of: $0) } == "biometryNotAvailable")
  }
}
