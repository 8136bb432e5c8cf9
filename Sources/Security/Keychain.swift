// Apple's names for the keychain.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation
@_exported public import UIKit

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecNotAvailable: OSStatus = -25291
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecAuthFailed: OSStatus = -25293
public let errSecIO: OSStatus = -36
public let errSecOpWr: OSStatus = -49
public let errSecBadReq: OSStatus = -909
public let errSecInternalComponent: OSStatus = -2070

public let kSecClass = "class"
public let kSecClassGenericPassword = "genp"
public let kSecClassInternetPassword = "inet"
public let kSecClassKey = "keys"
public let kSecClassCertificate = "cert"
public let kSecAttrAccount = "acct"
public let kSecAttrService = "svce"
public let kSecAttrServer = "srvr"
public let kSecAttrLabel = "labl"
public let kSecAttrGeneric = "gena"
public let kSecAttrAccessGroup = "agrp"
public let kSecAttrSecurityDomain = "sdmn"
public let kSecAttrAuthenticationType = "atyp"
public let kSecAttrCreator = "crtr"
public let kSecAttrType = "type"
public let kSecAttrIsInvisible = "invi"
public let kSecAttrIsNegative = "nega"
public let kSecAttrSynchronizable = "sync"
public let kSecAttrSynchronizableAny = "syna"
public let kSecAttrAccessible = "pdmn"
public let kSecAttrAccessibleWhenUnlocked = "ak"
public let kSecAttrAccessibleAfterFirstUnlock = "ck"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
public let kSecMatchLimit = "m_Limit"
public let kSecMatchLimitOne = "m_LimitOne"
public let kSecMatchLimitAll = "m_LimitAll"
public let kSecReturnData = "r_Data"
public let kSecReturnAttributes = "r_Attributes"
public let kSecReturnRef = "r_Ref"
public let kSecReturnPersistentRef = "r_PersistentRef"
public let kSecValueData = "v_Data"
public let kSecUseOperationPrompt = "u_OpPrompt"

/// Adds a password to the process's keychain, which is kept in memory. Keys and certificates are not kept.
@discardableResult
public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  KeychainItems.shared.add(values(of: attributes), result)
}
@discardableResult
public func SecItemAdd(_ attributes: [String: Any], _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  KeychainItems.shared.add(attributes, result)
}
/// Looks into the process's keychain.
public func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  KeychainItems.shared.find(values(of: query), result)
}
public func SecItemCopyMatching(_ query: [String: Any], _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  KeychainItems.shared.find(query, result)
}
@discardableResult public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
  KeychainItems.shared.update(values(of: query), values(of: attributesToUpdate))
}
/// Removes what the query finds.
@discardableResult public func SecItemDelete(_ query: NSDictionary) -> OSStatus {
  KeychainItems.shared.delete(values(of: query))
}

/// A dictionary's values by the keys that are texts.
private func values(of dictionary: NSDictionary) -> [String: Any] {
  dictionary.reduce(into: [:]) { values, element in
    if let key = element.key as? String { values[key] = element.value }
  }
}

public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> String? { nil }

/// A generator of random bytes.
public final class SecRandom: Sendable {}
public let kSecRandomDefault: SecRandom? = nil

/// Fills memory with random bytes.
public func SecRandomCopyBytes(_ rnd: SecRandom?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  guard count >= 0 else { return errSecParam }
  for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: .min ... .max), toByteOffset: index, as: UInt8.self) }
  return errSecSuccess
}
