import CarPlay
import GameController
import HomeKit
import MapKit
import MusicKit
import SwiftUI
import Testing
import Translation

/// What apps see of homes, music, cars, game controllers and translations, where it can be seen without a device.
@MainActor @Suite struct HomeAndMusicTests {
  // MARK: Homes

  @Test func thereIsNoHome() async {
    let manager = HMHomeManager()
    #expect(manager.homes.isEmpty && manager.primaryHome == nil && manager.authorizationStatus == [])
    await #expect(throws: HMError.self) { _ = try await manager.addHome(named: "Cabin") }
    do {
      _ = try await manager.addHome(named: "Cabin")
    } catch HMError.homeAccessNotAuthorized {
      return
    } catch {}
    Issue.record("The error has another code.")
  }

  /// Numbers of the HomeKit Accessory Protocol's public specification: a lamp's service and its brightness.
  @Test func kindsOfServicesAreThoseOfTheProtocol() {
    #expect(HMServiceTypeLightbulb.hasPrefix("00000043-"))
    #expect(HMCharacteristicTypeBrightness == "00000008-0000-1000-8000-0026BB765291")
  }

  @Test func actionsKeepWhatTheyWrite() {
    let action = HMCharacteristicWriteAction(characteristic: HMCharacteristic(), targetValue: NSNumber(value: 40))
    #expect(action.targetValue == 40)
    let trigger = HMTimerTrigger(name: "Evening", fireDate: Date(timeIntervalSince1970: 0), recurrence: nil)
    #expect(trigger.name == "Evening" && !trigger.isEnabled)
  }

  // MARK: Music

  private func song(_ id: String) throws -> Song {
    let text = #"{"id": "\#(id)", "title": "Air", "artistName": "Bach", "genreNames": [], "hasLyrics": false}"#
    return try JSONDecoder().decode(Song.self, from: Data(text.utf8))
  }

  @Test func aQueueKeepsItsSongs() throws {
    let songs = [try song("1"), try song("2")]
    let queue = ApplicationMusicPlayer.Queue(for: songs, startingAt: songs[1])
    #expect(queue.currentEntry?.id == "2" && queue.entries.map(\.title) == ["Air", "Air"])
    queue.entries.removeFirst()
    #expect(queue.entries.map(\.id) == ["2"])
    #expect(Track.song(songs[0]).artistName == "Bach")
    let joined: MusicItemCollection = MusicItemCollection(songs) + [songs[0]]
    #expect(joined == MusicItemCollection([songs[0], songs[1], songs[0]]))
  }

  @Test func thereIsNoMusic() async {
    let request = MusicCatalogSearchRequest(term: "air", types: [Song.self, Album.self])
    await #expect(throws: MusicTokenRequestError.self) { _ = try await request.response() }
    await #expect(throws: MusicPlayerError.self) { try await ApplicationMusicPlayer.shared.play() }
    let one = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "1")
    await #expect(throws: MusicTokenRequestError.self) { _ = try await one.response() }
    #expect(await MusicAuthorization.request() == .denied)
  }

  @Test func addressesOfPicturesHaveTheirSize() throws {
    let text = #"{"maximumWidth": 9, "maximumHeight": 9, "urlTemplate": "https://a.b/{w}x{h}.jpg"}"#
    let artwork = try JSONDecoder().decode(Artwork.self, from: Data(text.utf8))
    #expect(artwork.url(width: 3, height: 4)?.absoluteString == "https://a.b/3x4.jpg")
    let controller = UIHostingController(rootView: ArtworkImage(artwork, width: 40))
    #expect(controller.sizeThatFits(in: CGSize(width: 300, height: 300)) == CGSize(width: 40, height: 40))
  }

  // MARK: Translations

  @Test func nothingIsTranslated() async {
    let session = TranslationSession(installedSource: Locale.Language(identifier: "de"))
    await #expect(throws: TranslationError.notInstalled) { _ = try await session.translate("Guten Tag") }
    await #expect(throws: TranslationError.notInstalled) {
      for try await _ in session.translate(batch: [.init(sourceText: "a")]) {}
    }
    var configuration = TranslationSession.Configuration(target: Locale.Language(identifier: "en"))
    let first = configuration
    configuration.invalidate()
    #expect(configuration != first && configuration.target == first.target)
    _ = Text("a").translationTask(configuration) { session in _ = try? await session.translations(from: []) }
  }

  // MARK: Game controllers

  /// A stick that is moved right presses its right side, and nothing on its left.
  @Test func aControllerOfTheAppsTellsItsHandlers() throws {
    let gamepad = try #require(GCController.withExtendedGamepad().extendedGamepad)
    var heard: [String] = []
    gamepad.leftThumbstick.valueChangedHandler = { _, x, y in heard.append("\(x) \(y)") }
    gamepad.buttonA.pressedChangedHandler = { _, _, isPressed in heard.append("\(isPressed)") }
    gamepad.leftThumbstick.setValueForXAxis(0.5, yAxis: 0)
    gamepad.buttonA.setValue(1)
    gamepad.buttonA.setValue(0.5)
    gamepad.buttonA.setValue(0)
    #expect(heard == ["0.5 0.0", "true", "false"])
    #expect(gamepad.leftThumbstick.right.isPressed && !gamepad.leftThumbstick.left.isPressed)
    #expect(gamepad.buttons[GCInputButtonA] === gamepad.buttonA && GCController.controllers().isEmpty)
  }

  /// The USB HID usage tables, page 7: A is 4, the space bar 44.
  @Test func keysHaveTheNumbersOfUSB() {
    #expect(GCKeyCode.keyA.rawValue == 4 && GCKeyCode.spacebar.rawValue == 44 && GCKeyCode.F12.rawValue == 69)
  }

  // MARK: Cars

  @Test func templatesOfACarAreKept() {
    let row = CPListItem(text: "News", detailText: nil)
    let list = CPListTemplate(title: "Shows", sections: [CPListSection(items: [row])])
    #expect(list.indexPath(for: row) == IndexPath(row: 0, section: 0) && list.itemCount == 1)
    let controller = CPInterfaceController()
    controller.setRootTemplate(CPTabBarTemplate(templates: [list]), animated: false, completion: nil)
    controller.pushTemplate(list, animated: true, completion: nil)
    #expect(controller.topTemplate === list && controller.templates.count == 2)
    controller.popToRootTemplate(animated: true, completion: nil)
    #expect(controller.topTemplate is CPTabBarTemplate)
  }
}
