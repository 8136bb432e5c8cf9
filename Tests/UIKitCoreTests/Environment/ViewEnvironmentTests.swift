import Foundation
import Testing
import TextLayout
import UIKitCore
import UIKitTestSupport

/// The environment while views are made, and the handling of faults in the meantime.
@MainActor @Suite(.ownEnvironment) struct ViewEnvironmentTests {
  private struct Mistake: Error, Equatable {
    var name = ""
  }

  private static let fault = "CALayerInvalidGeometry: UIView.center = (nan, 0.0): it is not finite"

  private func makeFaultyView() -> UIView {
    let view = UIView()
    view.center = CGPoint(x: CGFloat.nan, y: 0)
    return view
  }

  private func faults(_ body: () throws -> Void) -> [String]? {
    do {
      try ViewEnvironment().run(body)
      return []
    } catch {
      return (error as? ViewFaults)?.faults
    }
  }

  // MARK: What counts

  @Test func everythingOfItCountsUntilItEnds() throws {
    let (traits, device, library) = (UITraitCollection.current, UIScreen.main.device, FontRegistry.library)
    let screen = ScreenDevice(
      size: CGSize(width: 1_133, height: 744), safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      traits: nil)
    let dark = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: .dark)])
    let fonts = FontLibrary(FontFiles(), over: library)
    try ViewEnvironment(traits: dark, screen: screen, fonts: fonts).run {
      #expect(UITraitCollection.current === dark)
      #expect(UIScreen.main.bounds.size == screen.size)
      #expect(UIScreen.main.traitCollection === dark)
      #expect(UIDevice.current.orientation == .landscapeLeft)
      #expect(UIWindow().safeAreaInsets.top == 24)
      #expect(FontRegistry.library === fonts)
      UITraitCollection.current = traits
      ViewEnvironment.current.setScreen(device)
    }
    #expect(UITraitCollection.current === traits)
    #expect(UIScreen.main.device == device)
    #expect(FontRegistry.library === library)
  }

  @Test func oneInAnotherHasItsFontsAndNothingElseOfIt() throws {
    let fonts = FontLibrary(FontFiles(), over: FontRegistry.library)
    let dark = UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: .dark)])
    try ViewEnvironment(traits: dark, fonts: fonts).run {
      try ViewEnvironment().run {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        #expect(FontRegistry.library === fonts)
      }
      #expect(UITraitCollection.current === dark)
    }
  }

  @Test func theDeviceIsNotTurnedByIt() throws {
    final class Observer: NSObject, @unchecked Sendable {
      var count = 0
    }
    let observer = Observer()
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in observer.count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    var screen = ScreenDevice.phone
    screen.size = CGSize(width: 667, height: 375)
    try ViewEnvironment(screen: screen).run {
      #expect(observer.count == 0)
      ViewEnvironment.current.setScreen(.phone)
      #expect(observer.count == 1)
    }
    #expect(observer.count == 1)
  }

  // MARK: What goes wrong

  @Test func aFaultOfMakingAViewCounts() {
    #expect(faults { _ = makeFaultyView() } == [Self.fault])
  }

  @Test func aFaultIsGivenBeforeTheErrorItMayHaveLedTo() {
    #expect(
      faults {
        _ = makeFaultyView()
        throw Mistake()
      } == [Self.fault])
  }

  @Test func theFirstMistakeIsGivenBeforeAllElse() {
    #expect(throws: Mistake(name: "first")) {
      try ViewEnvironment().run {
        _ = makeFaultyView()
        UIKitFaults.report(Mistake(name: "first"))
        UIKitFaults.report(Mistake(name: "second"))
        throw CancellationError()
      }
    }
  }

  @Test func anErrorWithoutFaultsIsGivenAsItIs() {
    #expect(throws: CancellationError.self) { _ = try ViewEnvironment().run { throw CancellationError() } }
  }

  @Test func faultsOfOneAreNotTheNexts() throws {
    let environment = ViewEnvironment()
    #expect(throws: ViewFaults.self) { try environment.run { _ = makeFaultyView() } }
    try environment.run {}
    #expect(UIKitFaults.take().isEmpty)
    _ = makeFaultyView()
    try environment.run {}
    #expect(UIKitFaults.take() == [Self.fault])
  }

  @Test func faultsOfOneInAnotherAreItsOwn() throws {
    try ViewEnvironment().run {
      #expect(throws: ViewFaults(faults: [Self.fault])) { try ViewEnvironment().run { _ = makeFaultyView() } }
    }
  }

  /// Work of views off the main thread, such as measuring text, is recorded as well.
  @Test func faultsOfOtherThreadsCount() {
    let noted = faults {
      DispatchQueue.concurrentPerform(iterations: 8) { index in
        _ = UIFont.systemFont(ofSize: 17, weight: .regular, width: .condensed)
        _ = index
      }
    }
    #expect(noted?.count == 1)
    #expect(noted?.first?.hasPrefix("UIFont.systemFont(ofSize:weight:width:) of another width") == true)
  }
}
