import AuthenticationServices
import Charts
import CoreData
import CoreHaptics
import CoreLocation
import HealthKit
import MapKit
import StoreKit
import SwiftData
import SwiftUI
import Testing
import UIKitCore
import UIKitTestSupport
import UIKitValues
import WeatherKit
import simd

/// What small SwiftUI apps use of frameworks, where it can be seen without a device.
@MainActor @Suite struct SmallAppTests {
  private func findings(_ view: some View) -> [String] {
    let controller = UIHostingController(rootView: view)
    let window = UIWindow(size: CGSize(width: 390, height: 500), safeAreaInsets: .zero, traits: phoneTraits())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return withExtendedLifetime(window) { controller.view.record().findings.map(\.message) }
  }

  // MARK: Charts

  /// A line of 2 points within a circle of 10: its outer edge is the circle, its inner one has a diameter of 6.
  @Test func theEdgeOfASymbolIsInsideIt() {
    func path(_ symbol: some ChartSymbolShape) -> SwiftUI.Path {
      symbol.path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let edge = path(Circle().strokeBorder(lineWidth: 2))
    #expect(edge.contains(CGPoint(x: 9, y: 5)) && !edge.contains(CGPoint(x: 5, y: 5)))
    #expect(abs(edge.boundingRect.width - 10) < 0.1)
  }

  @Test func binsOfNumbersHaveEqualWidths() {
    let bins = NumberBins(range: 0...10, count: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10] && bins.count == 5)
    #expect([0, 1, 2, 9, 10, 12].map { bins.index(for: $0) } == [0, 0, 1, 4, 4, 4])
    #expect(bins[0].lowerBound == 0 && bins[0].upperBound == 2)
    #expect(bins[0].contains(1) && !bins[0].contains(2) && bins[4].contains(10))
    #expect(NumberBins(size: 2.5, range: 0...9).thresholds == [0, 2.5, 5, 7.5, 10])
    #expect(NumberBins(data: [3.0, 41, 97], desiredCount: 5).thresholds == [0, 20, 40, 60, 80, 100])
    #expect(NumberBins(data: [Int](), desiredCount: 5).isEmpty)
    #expect(NumberBins(data: [7, 7]).thresholds == [7, 8])
  }

  @Test func binsOfDatesAreUnitsOfTime() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let noon = try #require(calendar.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 12)))
    let range = noon...noon.addingTimeInterval(2 * 86_400)
    let bins = DateBins(unit: .day, range: range, calendar: calendar)
    #expect(bins.count == 3)
    #expect(bins.map { calendar.component(.day, from: $0.lowerBound) } == [28, 29, 1])
    #expect(bins.index(for: noon.addingTimeInterval(86_400)) == 1)
    #expect(DateBins(timeInterval: 86_400, range: range).thresholds.first == noon)
    #expect(DateBins(range: range, desiredCount: 3, calendar: calendar) == bins)
  }

  // MARK: Models

  private final class Shelf: PersistentModel {
    let names: [String]
    init(_ names: [String]) { self.names = names }
  }

  /// An expression within a predicate, as the rewritten sources have it.
  @Test func aPredicateEvaluatesAnExpression() throws {
    let count = #Expression<[String], Int> { names in names.filter { $0.contains("a") }.count }
    let predicate = #Predicate<Shelf> { shelf in count[shelf.names] > 1 }
    #expect(try predicate.evaluate(Shelf(["ab", "ba", "c"])))
    #expect(try !predicate.evaluate(Shelf(["ab", "c"])))
  }

  @Test func identitiesAreOrderedAndEncoded() throws {
    let (one, other) = (Shelf([]), Shelf([]))
    let identity = one.persistentModelID
    #expect(identity != other.persistentModelID && identity.entityName == "Shelf")
    #expect((identity < other.persistentModelID) != (other.persistentModelID < identity))
    #expect(try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(identity)) == identity)
    let predicate = #Predicate<Shelf> { $0.persistentModelID == identity }
    #expect(try predicate.evaluate(one) && !predicate.evaluate(other))
  }

  /// What one context saved is in the others, and what the main one has, which saves by itself.
  @Test func contextsOfAContainerShareTheirModels() throws {
    let container = try ModelContainer(for: Shelf.self)
    let (main, other) = (container.mainContext, ModelContext(container))
    func count(_ context: ModelContext) throws -> Int { try context.fetchCount(FetchDescriptor<Shelf>()) }
    #expect(main.autosaveEnabled && !other.autosaveEnabled)
    let (first, second) = (Shelf(["a"]), Shelf(["b"]))
    #expect(first.modelContext == nil)
    other.insert(first)
    #expect(first.modelContext === other && other.hasChanges)
    #expect(try (count(main), count(other)) == (0, 1))
    try other.save()
    #expect(first.modelContext === main && !other.hasChanges)
    main.insert(second)
    #expect(try (count(main), count(other)) == (2, 2))
    other.delete(first)
    #expect(first.isDeleted && !second.isDeleted)
    #expect(try (count(main), count(other)) == (2, 1))
    other.rollback()
    #expect(try !first.isDeleted && count(other) == 2)
    container.deleteAllData()
    #expect(try count(main) == 0)
  }

  @Test func aContextTellsWhatItSaves() throws {
    final class Seen: @unchecked Sendable { var inserted: [PersistentIdentifier] = [] }
    let seen = Seen()
    let context = ModelContext(try ModelContainer(for: Shelf.self))
    let observer = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave, object: context, queue: nil
    ) { note in
      let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
      seen.inserted = note.userInfo?[key] as? [PersistentIdentifier] ?? []
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let shelf = Shelf(["a"])
    context.insert(shelf)
    try context.save()
    #expect(seen.inserted == [shelf.persistentModelID])
    var titles = 0
    try context.enumerate(FetchDescriptor<Shelf>()) {
      titles += $0.persistentModelID == shelf.persistentModelID ? 1 : 0
    }
    #expect(try titles == 1 && context.fetch(FetchDescriptor<Shelf>(), batchSize: 10).count == 1)
    #expect(try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).isEmpty)
  }

  @Test func aContainerKnowsItsConfigurationAndClasses() throws {
    let file = URL(fileURLWithPath: "/tmp/notes.store")
    let container = try ModelContainer(for: Shelf.self, configurations: ModelConfiguration("notes", url: file))
    #expect(container.configurations.map(\.url) == [file] && container.configurations.map(\.name) == ["notes"])
    #expect(container.schema.entities.map(\.name) == ["Shelf"])
    #expect(container.schema.entity(for: Shelf.self)?.name == "Shelf")
    #expect(try ModelContainer(for: Shelf.self).configurations.first?.isStoredInMemoryOnly == false)
    #expect(ModelConfiguration(isStoredInMemoryOnly: true).url.path == "/dev/null")
    #expect(Schema.Version(1, 0, 2) < Schema.Version(1, 1, 0))
  }

  /// A value that an app sets is what the views in a view read.
  @Test func valuesThatAppsSet() {
    var values = EnvironmentValues()
    #expect(values.scenePhase == .active && !values.accessibilityReduceMotion && !values.isLuminanceReduced)
    values.scenePhase = .background
    values._accessibilityReduceMotion = true
    values._colorSchemeContrast = .increased
    values.isLuminanceReduced = true
    #expect(values.scenePhase == .background && values.accessibilityReduceMotion && values.isLuminanceReduced)
    #expect(values.colorSchemeContrast == .increased)
  }

  // MARK: Accounts and purchases

  @Test func nobodySignsIn() async {
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
    let request = provider.createCredentialAssertionRequest(challenge: Data([1, 2]))
    #expect(request.challenge == Data([1, 2]) && request.relyingPartyIdentifier == "example.com")
    await #expect(throws: ASAuthorizationError(.notHandled)) {
      _ = try await EnvironmentValues().authorizationController.performRequest(request)
    }
    #expect((ASAuthorizationError(.canceled) as NSError).code == 1001)
    let callback = ASWebAuthenticationSession.Callback.https(host: "example.com", path: "/a")
    #expect(URL(string: "https://example.com/a?b=c").map(callback.matchesURL) == true)
    #expect(URL(string: "https://example.com/b").map(callback.matchesURL) == false)
  }

  @Test func progressOfAPurchaseIsMapped() async {
    let loaded = EntitlementTaskState.success(2)
    let later = await loaded.map { @Sendable number async in number + 1 }
    #expect(later.value == 3)
    #expect(EntitlementTaskState<Int>.loading.map { $0 + 1 }.value == nil)
    #expect(EntitlementTaskState<Int>.failure(CancellationError()).map { $0 + 1 }.error is CancellationError)
  }

  // MARK: Health

  /// The zero points of Celsius and Fahrenheit; a stone has fourteen pounds of sixteen ounces.
  @Test func quantities() {
    let warmth = HKQuantity(unit: .degreeCelsius(), doubleValue: 37)
    #expect(abs(warmth.doubleValue(for: .degreeFahrenheit()) - 98.6) < 1e-9)
    #expect(abs(warmth.doubleValue(for: HKUnit(from: "K")) - 310.15) < 1e-9)
    #expect(abs(HKQuantity(unit: .stone(), doubleValue: 1).doubleValue(for: .ounce()) - 224) < 1e-9)
    #expect(
      HKQuantity(unit: .mile(), doubleValue: 1).compare(HKQuantity(unit: .foot(), doubleValue: 5279))
        == .orderedDescending)
    #expect(HKQuantity(unit: .count(), doubleValue: 3).description == "3 count")
    #expect(HKQuantityType(.stepCount).aggregationStyle == .cumulative)
    #expect(HKQuantityType(.heartRate).aggregationStyle == .discreteArithmetic)
  }

  @Test func thereAreNoHealthData() async {
    let store = HKHealthStore()
    var errors: [HKError.Code?] = []
    store.execute(HKActivitySummaryQuery(predicate: nil) { errors.append(($2 as? HKError)?.code) })
    store.execute(
      HKAnchoredObjectQuery(type: .workoutType(), predicate: nil, anchor: nil, limit: 1) {
        errors.append(($4 as? HKError)?.code)
      })
    #expect(errors == [.errorHealthDataUnavailable, .errorHealthDataUnavailable])
    await #expect(throws: HKError.self) {
      let query = HKSampleQueryDescriptor(predicates: [.workout(HKQuery.predicateForWorkouts(with: .running))])
      _ = try await query.result(for: store)
    }
  }

  // MARK: Weather

  /// The names of SF Symbols' moons, and the World Health Organization's ranges of the ultraviolet index.
  @Test func wordsOfTheWeather() {
    #expect(MoonPhase.waxingCrescent.symbolName == "moonphase.waxing.crescent")
    #expect(MoonPhase.new.symbolName == "moonphase.new.moon")
    #expect(WeatherCondition.partlyCloudy.description == "Partly Cloudy")
    #expect(Wind.CompassDirection.southSouthwest.abbreviation == "SSW")
    let ranges = UVIndex.ExposureCategory.allCases.map(\.rangeValue)
    #expect(ranges.map(\.lowerBound) == [0, 3, 6, 8, 11] && ranges.dropLast().map(\.upperBound) == [2, 5, 7, 10])
  }

  @Test func thereIsNoForecast() async {
    let place = CLLocation(latitude: 52.5, longitude: 13.4)
    await #expect(throws: WeatherError.unknown) {
      _ = try await WeatherService.shared.weather(for: place, including: .current, .hourly)
    }
  }

  // MARK: The store

  /// The look of an app's own is not asked, as no subscriptions are there: the placeholder is a finding all the same.
  @Test func subscriptionsAreAPlaceholderInWhateverLook() {
    struct NamedButtons: SubscriptionStoreControlStyle {
      func makeBody(configuration: Configuration) -> some View {
        ForEach(configuration.options) { option in Button(option.displayName, action: option.subscribe) }
      }
    }
    let store = SubscriptionStoreView(groupID: "pro")
    let plain = findings(store)
    #expect(plain.count == 1)
    #expect(findings(store.subscriptionStoreControlStyle(.prominentPicker)) == plain)
    #expect(findings(store.subscriptionStoreControlStyle(NamedButtons(), placement: .bottomBar)) == plain)
  }

  /// Groups of an app's own are not shown, and nothing is asked of them.
  @Test func groupsOfSubscriptionsAreAPlaceholder() {
    let grouped = SubscriptionStoreView(groupID: "pro") {
      SubscriptionOptionGroupSet { (product: Product) in
        product.id
      } label: { id in
        Text(id)
      } marketingContent: { id in
        Text(id)
      }
      SubscriptionPeriodGroupSet { _ in Color.blue }
      SubscriptionOptionSection("All")
    }
    #expect(findings(grouped) == findings(SubscriptionStoreView(groupID: "pro")))
    #expect(findings(grouped.subscriptionStoreOptionGroupStyle(.tabs)).count == 1)
  }

  // MARK: Places and haptics

  @Test func theUsersPlaceIsNamed() async {
    #expect(MKMapItem.forCurrentLocation().isCurrentLocation)
    let place = CLLocation(latitude: 52.5, longitude: 13.4)
    let item = MKMapItem(location: place, address: MKAddress(fullAddress: "Berlin", shortAddress: nil))
    #expect(!item.isCurrentLocation && item.location.coordinate.latitude == 52.5)
    #expect(item.address?.fullAddress == "Berlin")
    let position = MapCameraPosition.userLocation(fallback: .automatic)
    #expect(position.followsUserLocation && position.fallbackPosition == .automatic)
  }

  @Test func aPatternEndsWithItsLastEvent() throws {
    let events = [(0.0, 1.0), (0.25, 0.5)].map { time, duration in
      CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: time, duration: duration)
    }
    #expect(try CHHapticPattern(events: events, parameterCurves: []).duration == 1)
  }

  /// By hand: (3, 4) mirrored at the horizontal axis, and its part along (1, 0).
  @Test func vectors() {
    #expect(reflect(SIMD2<Float>(3, 4), n: SIMD2(0, 1)) == SIMD2(3, -4))
    #expect(project(SIMD2<Float>(3, 4), SIMD2(2, 0)) == SIMD2(3, 0))
    #expect(simd_make_float3(SIMD4<Float>(1, 2, 3, 4)) == SIMD3(1, 2, 3))
    #expect(smoothstep(0.5, edge0: 0, edge1: 1) == 0.5 && step(1.0, edge: 2) == 0)
  }
}
