import InterfaceDocuments
import UIKitCore
import UIKitText
import UIKitValues

extension ElementClass {
  static let textView = ElementClass(
    "textView", UITextView.self, inherits: .scrollView,
    [
      .font("fontDescription", \UITextView.font),
      .color("textColor", \UITextView.textColor),
      .choice("textAlignment", \UITextView.textAlignment, textAlignments),
      .text("text", \UITextView.text),
      .custom(children: ["attributedText"]) { (view: UITextView, element, coder) throws(InterfaceProblem) in
        if let text = try coder.attributedString("attributedText", of: element) { view.attributedText = text }
      },
      .flag("editable", \UITextView.isEditable),
      .flag("selectable", \UITextView.isSelectable),
      .custom(children: ["dataDetectorTypes"]) { (view: UITextView, element, _) throws(InterfaceProblem) in
        guard let types = element.child("dataDetectorTypes") else { return }
        var found: UIDataDetectorTypes = []
        for type in dataDetectorTypes where try types.flag(type.name) == true { found.insert(type.value) }
        view.dataDetectorTypes = found
      },
      .flag("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory),
      .flag("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes),
      .flag("clearsOnInsertion", \UITextView.clearsOnInsertion),
      .object("inputView", \UITextView.inputView),
      .object("inputAccessoryView", \UITextView.inputAccessoryView),
      .textInputTraits,
      // `attributedText` is there or not; nothing is searched.
      .ignored("usesAttributedText", "findInteractionEnabled"),
    ],
    outlets: [.one("delegate", \UITextView.delegate)])

  private static let dataDetectorTypes: [(name: String, value: UIDataDetectorTypes)] = [
    ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
    ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber),
    ("lookupSuggestion", .lookupSuggestion), ("money", .money), ("physicalValue", .physicalValue), ("all", .all),
  ]
}
