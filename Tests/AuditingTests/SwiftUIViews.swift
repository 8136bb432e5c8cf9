import Findings
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit

/// A SwiftUI view that violates a rule of audits, or the same without the fault.
@MainActor
struct SwiftUIViews {
  let rule: FindingKind
  /// The kind of the node that violates it.
  let subject: String
  let wrong: () -> AnyView
  let right: () -> AnyView

  private init(
    _ rule: FindingKind, _ subject: String, _ wrong: @autoclosure @escaping () -> some View,
    or right: @autoclosure @escaping () -> some View
  ) {
    (self.rule, self.subject) = (rule, subject)
    self.wrong = { AnyView(wrong()) }
    self.right = { AnyView(right()) }
  }

  static let all: [SwiftUIViews] = [
    SwiftUIViews(
      .truncatedText, "Text",
      Text(verbatim: "One line is never enough for all that is to be said about it").lineLimit(1),
      or: Text(verbatim: "One line is never enough for all that is to be said about it")),
    SwiftUIViews(
      .cutAtAccessibilitySizes, "Text", Text(verbatim: "Appointments of today").lineLimit(1),
      or: Text(verbatim: "Appointments of today").lineLimit(2)),
    SwiftUIViews(
      .textOutside, "Text",
      Text(verbatim: "Some lines of text").fixedSize(horizontal: false, vertical: true).frame(width: 200, height: 30)
        .background(Color(white: 0.9)),
      or: Text(verbatim: "Some lines of text").fixedSize(horizontal: false, vertical: true).frame(width: 200)
        .background(Color(white: 0.9))),
    SwiftUIViews(
      .textOutside, "Text", Text(verbatim: "Two lines").fixedSize().frame(width: 30, height: 22).clipped(),
      or: Text(verbatim: "Two lines").fixedSize().clipped()),
    SwiftUIViews(
      .overlappingText, "Text",
      ZStack {
        Text(verbatim: "One")
        Text(verbatim: "Two")
      },
      or: ZStack {
        Text(verbatim: "One")
        Text(verbatim: "Two").offset(y: 80)
      }),
    SwiftUIViews(
      .brokenWord, "Text", Text(verbatim: "Internationalization").frame(width: 200),
      or: Text(verbatim: "Words").frame(width: 200)),
    SwiftUIViews(
      .sideBySide, "Text",
      HStack {
        Text(verbatim: "Some more words").frame(width: 130)
        Text(verbatim: "Here")
      },
      or: VStack {
        Text(verbatim: "Some more words").frame(width: 380)
        Text(verbatim: "Here")
      }),
    SwiftUIViews(
      .fixedFont, "Text", Text(verbatim: "Fixed").font(.system(size: 17)), or: Text(verbatim: "Fixed").font(.title2)),
    SwiftUIViews(
      .textNotGrowing, "Text", Text(verbatim: "Capped").dynamicTypeSize(...DynamicTypeSize.large),
      or: Text(verbatim: "Capped").dynamicTypeSize(...DynamicTypeSize.accessibility1)),
    SwiftUIViews(.shrinkingText, "Text", ShrinkingText(shrinks: true), or: ShrinkingText(shrinks: false)),
    SwiftUIViews(
      .imageNotGrowing, "Image",
      HStack {
        Image(systemName: "star").font(.system(size: 17))
        Text(verbatim: "Star")
      },
      or: HStack {
        Image(systemName: "star")
        Text(verbatim: "Star")
      }),
    SwiftUIViews(
      .lowContrast, "Text", Text(verbatim: "Grey").foregroundColor(Color(white: 0x77 / 255.0)),
      or: Text(verbatim: "Grey").foregroundColor(Color(white: 0x76 / 255.0))),
    SwiftUIViews(
      .smallTarget, "Button", Button(action: {}, label: { Text(verbatim: "Go").frame(width: 60, height: 43) }),
      or: Button(action: {}, label: { Text(verbatim: "Go").frame(width: 60, height: 44) })),
    SwiftUIViews(
      .smallTarget, "TapGesture",
      Text(verbatim: "Go").padding(1).onTapGesture {}.accessibilityAddTraits(.isButton),
      or: Text(verbatim: "Go").padding(20).onTapGesture {}.accessibilityAddTraits(.isButton)),
    SwiftUIViews(
      .missingLabel, "Button",
      Button(action: {}, label: { Image(systemName: "star").padding(20) }),
      or: Button(action: {}, label: { Image(systemName: "star").padding(20).accessibilityLabel("Favourite") })),
    SwiftUIViews(
      .missingLabel, "Button",
      Button(action: {}, label: { Color.red.frame(width: 50, height: 50) }),
      or: Button(action: {}, label: { Label("Favourite", systemImage: "star").labelStyle(.iconOnly).padding(20) })),
    SwiftUIViews(
      .missingLabel, "VStack",
      VStack { Color.red.frame(width: 50, height: 50) }.accessibilityElement(),
      or: VStack { Color.red.frame(width: 50, height: 50) }.accessibilityElement().accessibilityLabel("Red")),
    SwiftUIViews(
      .repeatedTrait, "Button",
      Button(action: {}, label: { Image(systemName: "xmark").padding(20) }).accessibilityLabel("Close button"),
      or: Button(action: {}, label: { Image(systemName: "xmark").padding(20) }).accessibilityLabel("Close")),
    SwiftUIViews(
      .duplicateLabel, "Button", buttons("Open", "Open"), or: buttons("Open", "Close")),
    SwiftUIViews(
      .conflictingTraits, "Text", Text(verbatim: "More").accessibilityAddTraits([.isButton, .isLink]),
      or: Text(verbatim: "More").accessibilityAddTraits(.isLink)),
    SwiftUIViews(
      .missingTrait, "TapGesture", Text(verbatim: "More").padding(20).onTapGesture {},
      or: Text(verbatim: "More").padding(20).onTapGesture {}.accessibilityAddTraits(.isLink)),
    SwiftUIViews(
      .dimmedLook, "Button", buttons("Open", "Close").opacity(0.4), or: buttons("Open", "Close").disabled(true)),
    SwiftUIViews(
      .unreachableControl, "Button",
      VStack {
        Text(verbatim: "Card")
        buttons("Open", "Close")
      }.accessibilityElement(children: .ignore)
        .accessibilityLabel("Card, Open, Close"),
      or: VStack {
        Text(verbatim: "Card")
        buttons("Open", "Close")
      }.accessibilityElement(children: .combine)),
    SwiftUIViews(
      .unreadText, "Text", Text(verbatim: "Seen").accessibilityHidden(true), or: Text(verbatim: "Seen")),
    SwiftUIViews(
      .readingOrder, "Text",
      VStack {
        Text(verbatim: "First")
        Text(verbatim: "Second").accessibilitySortPriority(1)
      },
      or: VStack {
        Text(verbatim: "First").accessibilitySortPriority(1)
        Text(verbatim: "Second")
      }),
    SwiftUIViews(
      .notMirrored, "Text",
      Text(verbatim: "Aside").frame(maxWidth: .infinity, alignment: .leading).environment(
        \.layoutDirection, .leftToRight),
      or: Text(verbatim: "Aside").frame(maxWidth: .infinity, alignment: .leading)),
  ]

  private static func buttons(_ first: String, _ second: String) -> some View {
    VStack {
      Button(action: {}, label: { Text(verbatim: first).padding(20) })
      Button(action: {}, label: { Text(verbatim: second).padding(20) })
    }
  }
}

/// A text that is smaller at accessibility sizes.
private struct ShrinkingText: View {
  @Environment(\.dynamicTypeSize) private var size

  let shrinks: Bool

  var body: some View {
    Text(verbatim: "Small").font(.system(shrinks && size.isAccessibilitySize ? .caption2 : .title))
      .dynamicTypeSize(shrinks && size.isAccessibilitySize ? .large : size)
  }
}
