import FlexibleRowHeightGridLayout
import UIKit

/// Less common names that apps and libraries use, with one fact per line.
@MainActor
public func nameLines() -> [String] {
  [appearance(), selectors(), keyboard(), pictures(), objects(), network(), grid()]
}

private final class Caption: UILabel {}

@MainActor
private func appearance() -> String {
  Caption.appearance().textColor = .brown
  Caption.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .black
  UINavigationBar.appearance().tintColor = .red
  UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
  let (window, caption, own) = (UIWindow(frame: UIScreen.main.bounds), Caption(), Caption())
  own.textColor = .white
  UIColor.register(.systemTeal, named: "Accent")
  own.backgroundColor = UIColor(named: "Accent")
  window.addSubview(caption)
  window.addSubview(own)
  return "appearance: \(caption.textColor == .brown) \(own.textColor == .white) \(own.backgroundColor == .systemTeal)"
}

private final class Clock: NSObject {
  var calls = ""

  func tick(_ timer: Timer) { calls += "t" }
  func play() { calls += "p" }
}

@MainActor
private func selectors() -> String {
  let clock = Clock()
  let tick = Selector("tick:", Clock.tick(_:))
  let timer = Timer.scheduledTimer(timeInterval: 60, target: clock, selector: tick, userInfo: nil, repeats: true)
  timer.fire()
  clock.perform(Selector("play", Clock.play))
  clock.perform(Selector("play", Clock.play), with: nil, afterDelay: 60)
  NSObject.cancelPreviousPerformRequests(withTarget: clock)
  timer.fire()
  timer.invalidate()
  return "selectors: \(clock.calls) \(clock.responds(to: tick)) \(UIView().responds(to: tick))"
}

@MainActor
private func keyboard() -> String {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let controller = UIViewController()
  let field = UIView()
  field.translatesAutoresizingMaskIntoConstraints = false
  controller.view.addSubview(field)
  field.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor).isActive = true
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return "keyboard: \(field.frame.maxY) \(controller.view.keyboardLayoutGuide.layoutFrame.height)"
}

/// A red image of 40 x 4 pixels.
private let picture = Data(
  base64Encoded:
    "iVBORw0KGgoAAAANSUhEUgAAACgAAAAECAIAAABz8up3AAAAE0lEQVR42mP4z8AwIIhh1GJ6IQBS3Z9hinrh9gAAAABJRU5ErkJggg==")

@MainActor
private func pictures() -> String {
  let image = picture.flatMap { UIImage(data: $0) }
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
  let background = image?.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
  button.setBackgroundImage(background, for: .normal)
  button.setBackgroundImage(image, for: .highlighted)
  let view = UIImageView(image: image, highlightedImage: background)
  view.isHighlighted = true
  let isOfState = button.backgroundImage(for: .highlighted) === image && button.currentBackgroundImage === background
  return "pictures: \(isOfState) \(button.intrinsicContentSize.width) \(background?.capInsets.left ?? 0) "
    + "\(view.highlightedImage === background)"
}

/// A slice of a chart, which is not a view.
private final class Slice: NSObject {}

@MainActor
private func objects() -> String {
  let slice = Slice()
  slice.isAccessibilityElement = true
  slice.accessibilityLabel = "Slice"
  slice.accessibilityValue = "12 %"
  slice.accessibilityTraits = .button
  let count: NSInteger = autoreleasepool { 3 }
  objc_sync_enter(slice)
  defer { objc_sync_exit(slice) }
  let features = [UIFontDescriptor.FeatureKey.type: kStyleOptionsType, .selector: kTitlingCapsSelector]
  let font = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.featureSettings: [features]]), size: 12)
  let labels: [any UIContentSizeCategoryAdjusting] = [UILabel(), UIButton()]
  let following = labels.filter(\.adjustsFontForContentSizeCategory).count
  return "objects: \(slice.accessibilityLabel ?? "") \(slice.accessibilityValue ?? "") \(count) "
    + "\(UI_USER_INTERFACE_IDIOM() == .phone ? "phone" : "other") \(font.pointSize) \(following)"
}

private final class Names: NSObject, XMLParserDelegate {
  var names: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) {
    names.append(elementName)
  }
}

/// Foundation as on iOS: with requests and XML.
private func network() -> String {
  let request = URL(string: "https://example.com/").map { URLRequest(url: $0) }
  let (parser, names) = (XMLParser(data: Data("<feed><entry/></feed>".utf8)), Names())
  parser.delegate = names
  let isRead = parser.parse()
  return "network: \(request?.httpMethod ?? "") \(names.names.joined(separator: " ")) \(isRead)"
}

@MainActor
private final class Heights: FlexibleRowHeightGridLayout.Delegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout, heightForItemAt indexPath: IndexPath
  ) -> CGFloat { 30 }

  func numberOfColumns(for size: CGSize) -> Int { 2 }
}

@MainActor
private func grid() -> String {
  let (layout, heights) = (FlexibleRowHeightGridLayout(), Heights())
  layout.delegate = heights
  let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
  return "grid: \(layout.delegate?.numberOfColumns(for: view.bounds.size) ?? 0) \(view.collectionViewLayout === layout)"
}
