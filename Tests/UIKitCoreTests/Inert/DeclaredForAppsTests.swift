import Foundation
import Testing
import UIKitCore

/// Names that apps use beside what a picture needs: what they keep, and what follows from it.
@MainActor @Suite struct DeclaredForAppsTests {
  @Test func aCopiedAppearanceIsAnother() throws {
    let bar = UINavigationBarAppearance()
    bar.backgroundColor = .red
    bar.buttonAppearance.normal.titleTextAttributes = [.kern: 2]
    let copy = try #require(bar.copy() as? UINavigationBarAppearance)
    copy.buttonAppearance.normal.titleTextAttributes = [:]
    copy.backgroundColor = nil
    #expect(bar.backgroundColor == .red)
    #expect(bar.buttonAppearance.normal.titleTextAttributes[.kern] as? Int == 2)
  }

  /// An effect's type is that of its name (Apple's Symbols framework); what ends is told at once, as nothing moves.
  @Test func movementsOfSymbolsAreTypes() {
    let bounce: BounceSymbolEffect = .bounce.up.byLayer
    #expect(bounce != .bounce.up && bounce.configuration == BounceSymbolEffect.bounce.up.byLayer.configuration)
    #expect(DrawOnSymbolEffect.drawOn.individually.configuration != DrawOffSymbolEffect.drawOff.configuration)
    let (view, image) = (UIImageView(), UIImage(systemName: "bell"))
    var ended: [String] = []
    view.addSymbolEffect(.bounce.up.byLayer, options: .repeat(2)) { context in
      ended.append(context.effect as? BounceSymbolEffect == bounce && context.sender === view ? "effect" : "")
    }
    view.setSymbolImage(
      image ?? UIImage(), contentTransition: .replace.magic(fallback: .downUp.byLayer), options: .nonRepeating
    ) { context in
      ended.append(
        context.contentTransition is ReplaceSymbolEffect.MagicReplace && context.effect == nil ? "image" : "")
    }
    #expect(ended == ["effect", "image"] && view.image === image)
  }

  /// Code throws an error that says nothing.
  @Test func anErrorMayBeEmpty() {
    let error = NSError() as Error
    #expect((error as NSError).code == 0 && (error as NSError).domain.isEmpty)
  }

  @Test func cornersFollowTheSize() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 15)
    view.frame.size.height = 50
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 25)
    view.cornerConfiguration = .corners(radius: 8)
    #expect(view.layer.cornerRadius == 8)
  }

  private final class Receiver: NSObject {
    var received: [String] = []
    func tapped(_ sender: Any?) { received.append("tapped") }
  }

  @Test func aTargetTakesAMessage() {
    let receiver = Receiver()
    let item = UIBarButtonItem(
      title: "Go", style: .plain, target: receiver, action: Selector("tapped:", Receiver.tapped(_:)))
    _ = item.target?.perform(item.action, with: item)
    #expect(receiver.received == ["tapped"])
    item.action = nil
    #expect(item.target?.perform(item.action, with: item) == nil)
  }

  private final class ObservingLayer: CALayer {
    var calls = 0
    override func render(in ctx: CGContext) {
      calls += 1
      super.render(in: ctx)
    }
  }

  @Test func aLayersRenderingCanBeOverridden() {
    let layer = ObservingLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    UIGraphicsBeginImageContext(layer.frame.size)
    defer { UIGraphicsEndImageContext() }
    if let context = UIGraphicsGetCurrentContext() { layer.render(in: context) }
    #expect(layer.calls == 1)
  }

  /// Apple's documentation of `localizedCaseInsensitiveCompare(_:)` and `localizedStandardCompare(_:)`.
  @Test func textsAreSortedByAMethodsName() {
    let rows: [[String: String]] = [["name": "b"], ["name": "A"], ["name": "file 10"], ["name": "File 9"]]
    func sorted(_ name: String) -> [String] {
      let order = NSSortDescriptor(key: "name", ascending: true, selector: Selector(name))
      let sorted = (rows as NSArray).sortedArray(comparator: order.comparator)
      return sorted.compactMap { ($0 as? [String: String])?["name"] }
    }
    #expect(sorted("localizedCaseInsensitiveCompare:") == ["A", "b", "file 10", "File 9"])
    #expect(sorted("localizedStandardCompare:") == ["A", "b", "File 9", "file 10"])
  }

  @Test func pastingIsKnown() {
    let view = UIView()
    #expect(!view.canPaste([NSItemProvider(object: NSString(string: "a"))]))
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    #expect(view.canPaste([NSItemProvider(object: NSString(string: "a"))]))
  }

  @Test func regionsContainPoints() {
    let ring = UIRegion(radius: 10).difference(from: UIRegion(radius: 5))
    #expect(ring?.contains(CGPoint(x: 7, y: 0)) == true && ring?.contains(.zero) == false)
    #expect(UIRegion(size: CGSize(width: 4, height: 2)).inverse()?.contains(CGPoint(x: 0, y: 3)) == true)
  }

  @Test func aTextIsTransformedLikeInCoreFoundation() {
    let text = NSMutableString(string: "Zoë")
    #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    #expect(text.isEqual(to: "Zoe"))
    var range = CFRangeMake(0, 9)
    #expect(!CFStringTransform(text, &range, kCFStringTransformToLatin, false))
  }

  /// `UIKeyCommand.init()` has no key (its header: `input` is nullable).
  @Test func aCommandOfNoKeyIsMade() {
    let command = UIKeyCommand()
    #expect(command.input == nil && command.modifierFlags == [] && command.title.isEmpty)
  }

  @Test func anEffectKnowsItsPreview() {
    let preview = UITargetedPreview(view: UIView(), parameters: UIPreviewParameters())
    #expect(
      [UIPointerEffect.automatic(preview), .highlight(preview), .lift(preview)].allSatisfy { $0.preview === preview })
    #expect(UIPointerEffect.hover(preview, preferredTintMode: .none, prefersShadow: true).preview === preview)
  }

  @Test func aCollectionIsAFastEnumeration() {
    let objects = [NSObject()] as any NSFastEnumeration
    #expect((objects as? [NSObject])?.count == 1 && NSArray() is any NSFastEnumeration)
  }
}
