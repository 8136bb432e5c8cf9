// Apple's names for keys.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

public let kSecAttrKeyType = "type"
public let kSecAttrKeyTypeRSA = "42"
public let kSecAttrKeyTypeEC = "73"
public let kSecAttrKeyTypeECSECPrimeRandom = "73"
public let kSecAttrKeySizeInBits = "bsiz"
public let kSecAttrKeyClass = "kcls"
public let kSecAttrKeyClassPublic = "0"
public let kSecAttrKeyClassPrivate = "1"
public let kSecAttrKeyClassSymmetric = "2"
public let kSecAttrIsPermanent = "perm"
public let kSecAttrApplicationTag = "atag"
public let kSecAttrApplicationLabel = "klbl"
public let kSecAttrTokenID = "tkid"
public let kSecAttrTokenIDSecureEnclave = "com.apple.setoken"
public let kSecAttrAccessControl = "accc"
public let kSecAttrCreationDate = "cdat"
public let kSecAttrModificationDate = "mdat"
public let kSecAttrDescription = "desc"
public let kSecAttrComment = "icmt"
public let kSecAttrProtocol = "ptcl"
public let kSecAttrProtocolHTTPS = "htps"
public let kSecAttrPath = "path"
public let kSecAttrPort = "port"
public let kSecPrivateKeyAttrs = "private"
public let kSecPublicKeyAttrs = "public"
public let kSecValueRef = "v_Ref"
public let kSecValuePersistentRef = "v_PersistentRef"
public let kSecClassIdentity = "idnt"
public let kSecUseAuthenticationContext = "u_AuthCtx"
public let kSecUseAuthenticationUI = "u_AuthUI"
public let kSecUseAuthenticationUIFail = "u_AuthUIF"
public let kSecUseAuthenticationUISkip = "u_AuthUIS"
public let kSecUseDataProtectionKeychain = "nleg"
public let kSecImportExportPassphrase = "passphrase"
public let kSecImportItemIdentity = "identity"
public let errSecUserCanceled: OSStatus = -128
public let errSecAllocate: OSStatus = -108
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018
public let errSecInvalidKeychain: OSStatus = -25295
public let errSecNoSuchAttr: OSStatus = -25303
public let errSecInternalError: OSStatus = -26276
public let errSecVerifyFailed: OSStatus = -67808

/// A way to sign or to hide data.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rsaEncryptionPKCS1 = Self(rawValue: "algid:encrypt:RSA:PKCS1")
  public static let rsaEncryptionOAEPSHA1 = Self(rawValue: "algid:encrypt:RSA:OAEP:SHA1")
  public static let rsaEncryptionOAEPSHA256 = Self(rawValue: "algid:encrypt:RSA:OAEP:SHA256")
  public static let rsaEncryptionOAEPSHA512 = Self(rawValue: "algid:encrypt:RSA:OAEP:SHA512")
  public static let rsaSignatureMessagePKCS1v15SHA256 = Self(rawValue: "algid:sign:RSA:message-PKCS1v15:SHA256")
  public static let rsaSignatureMessagePKCS1v15SHA512 = Self(rawValue: "algid:sign:RSA:message-PKCS1v15:SHA512")
  public static let rsaSignatureDigestPKCS1v15SHA256 = Self(rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA256")
  public static let rsaSignatureMessagePSSSHA256 = Self(rawValue: "algid:sign:RSA:message-PSS:SHA256:SHA256:32")
  public static let ecdsaSignatureMessageX962SHA256 = Self(rawValue: "algid:sign:ECDSA:message-X962:SHA256")
  public static let ecdsaSignatureMessageX962SHA512 = Self(rawValue: "algid:sign:ECDSA:message-X962:SHA512")
  public static let ecdsaSignatureDigestX962SHA256 = Self(rawValue: "algid:sign:ECDSA:digest-X962:SHA256")
  public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = Self(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV")
  public static let ecdhKeyExchangeStandard = Self(rawValue: "algid:keyexchange:ECDH")
}

/// What a key is asked for, with its raw values.
public enum SecKeyOperationType: Int, Sendable {
  case sign = 0
  case verify = 1
  case encrypt = 2
  case decrypt = 3
  case keyExchange = 4
}

/// Sets an error that tells that there are no keys.
private func refuse(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) {
  let refusal = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotAvailable))
  error?.pointee = Unmanaged.passRetained(refusal)
}

/// Makes no key, and sets an error.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  refuse(error)
  return nil
}
/// Makes no key, and sets an error.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  refuse(error)
  return nil
}
/// Makes no keys.
@discardableResult
public func SecKeyGeneratePair(
  _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?, _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus { errSecNotAvailable }
/// Signs nothing, and sets an error.
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  refuse(error)
  return nil
}
/// Trusts nothing, and sets an error.
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  refuse(error)
  return false
}
/// Hides nothing, and sets an error.
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  refuse(error)
  return nil
}
/// Reads nothing, and sets an error.
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  refuse(error)
  return nil
}
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { false }
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { 0 }

/// Reads no identities.
@discardableResult
public func SecPKCS12Import(
  _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>?
) -> OSStatus { errSecNotAvailable }
