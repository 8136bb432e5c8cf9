import Foundation
import HeadlessUIKit

/// An accessory of a list cell in a document: `disclosureIndicator`.
struct AccessoryValue: Sendable {
  let make: @MainActor @Sendable () -> UICellAccessory

  @MainActor var accessory: UICellAccessory { make() }

  /// The accessories by UIKit's names.
  static let names: KeyValuePairs<String, AccessoryValue> = [
    "checkmark": AccessoryValue { .checkmark() }, "disclosureIndicator": AccessoryValue { .disclosureIndicator() },
    "detail": AccessoryValue { .detail() }, "delete": AccessoryValue { .delete() },
    "insert": AccessoryValue { .insert() }, "reorder": AccessoryValue { .reorder() },
    "multiselect": AccessoryValue { .multiselect() }, "outlineDisclosure": AccessoryValue { .outlineDisclosure() },
  ]
}

extension PropertyKind<[AccessoryValue]> {
  static var accessories: Self { PropertyKind<AccessoryValue>.enumeration(AccessoryValue.names).list }
}
