import Crypto
@_exported import Foundation

/// A chip that keeps keys. None is used on Linux: `isAvailable` says so, and making a key throws.
public enum SecureEnclave {
  /// Whether there is one: no.
  public static var isAvailable: Bool { false }

  /// Keys of the curve P-256.
  public enum P256 {
    /// Keys that sign.
    public enum Signing {
      /// A key within the chip; there is never one.
      public struct PrivateKey: Sendable {
        private let never: Absent
        /// - Throws: `SecureEnclave.Unavailable`, always.
        public init() throws { throw Unavailable() }
        /// - Throws: `SecureEnclave.Unavailable`, always.
        public init(dataRepresentation: Data) throws { throw Unavailable() }
        public var dataRepresentation: Data { Data() }
        public var publicKey: Crypto.P256.Signing.PublicKey { switch never {} }
        public func signature<D: DataProtocol>(for data: D) throws -> Crypto.P256.Signing.ECDSASignature {
          switch never {}
        }
      }
    }
    /// Keys that agree on a secret.
    public enum KeyAgreement {
      /// A key within the chip; there is never one.
      public struct PrivateKey: Sendable {
        private let never: Absent
        /// - Throws: `SecureEnclave.Unavailable`, always.
        public init() throws { throw Unavailable() }
        /// - Throws: `SecureEnclave.Unavailable`, always.
        public init(dataRepresentation: Data) throws { throw Unavailable() }
        public var dataRepresentation: Data { Data() }
        public var publicKey: Crypto.P256.KeyAgreement.PublicKey { switch never {} }
        public func sharedSecretFromKeyAgreement(
          with publicKeyShare: Crypto.P256.KeyAgreement.PublicKey
        ) throws -> SharedSecret { switch never {} }
      }
    }
  }
  /// There is no chip for keys.
  struct Unavailable: LocalizedError {
    var errorDescription: String? {
      "There is no secure enclave: ask SecureEnclave.isAvailable first, and keep the key in the keychain."
    }
  }
}

/// Of this there is no value, so that what holds one is never made.
private enum Absent: Sendable {}
