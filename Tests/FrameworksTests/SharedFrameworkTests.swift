import AVKit
import AuthenticationServices
import Charts
import CoreData
import MapKit
import PassKit
import PhotosUI
import StoreKit
import SwiftData
import SwiftUI
import Testing
import UIKitCore
import UIKitTestSupport
import UIKitValues
import WebKit

/// What SwiftUI shares with other frameworks: placeholders with a finding, and objects of Core Data.
@MainActor @Suite struct SharedFrameworkTests {
  private func findings(_ view: some View) -> [String] {
    let controller = UIHostingController(rootView: view)
    let window = UIWindow(size: CGSize(width: 390, height: 500), safeAreaInsets: .zero, traits: phoneTraits())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return withExtendedLifetime(window) { controller.view.record().findings.map(\.message) }
  }

  @Test func viewsOfFrameworks() {
    let place = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
    let region = MKCoordinateRegion(center: place, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    let map = Map(initialPosition: .region(region)) { Marker("Berlin", coordinate: place) }
    #expect(findings(map).contains { $0.contains("MKMapView") })
    #expect(findings(Map(coordinateRegion: .constant(region))).contains { $0.contains("MKMapView") })
    #expect(findings(VideoPlayer(player: nil)).contains { $0.contains("AVPlayerViewController") })
    let button = SignInWithAppleButton(.signIn, onRequest: { _ in }, onCompletion: { _ in })
    #expect(findings(button).contains { $0.contains("ASAuthorizationAppleIDButton") })
    #expect(findings(PayWithApplePayButton(.donate, action: {})).contains { $0.contains("PKPaymentButton") })
    #expect(findings(WebView(url: URL(string: "https://example.com"))).contains { $0.contains("WKWebView") })
    #expect(findings(ProductView(id: "a")).contains { $0.contains("ProductView") })
    #expect(findings(PhotosPicker("Photo", selection: .constant(nil), matching: .images)) == [])
    #expect(
      findings(Text("a").photosPicker(isPresented: .constant(true), selection: .constant(nil))).count == 1)
  }

  @Test func pagesKeepTheirAddresses() async throws {
    let page = WebPage()
    #expect(page.url == nil)
    page.load(URLRequest(url: try #require(URL(string: "https://example.com/a"))))
    #expect(page.url?.path == "/a" && page.title == "" && !page.isLoading)
    for try await event in page.load(URL(string: "https://example.com/b")) { Issue.record("\(event)") }
    #expect(page.url?.path == "/b" && page.backForwardList.backList.isEmpty)
    await #expect(throws: WKError.self) { try await page.callJavaScript("return 1") }
    #expect(URLScheme("notes")?.rawValue == "notes")
    #expect(URLScheme("https") == nil && URLScheme("1a") == nil && URLScheme("a b") == nil && URLScheme("") == nil)
    #expect(findings(WebView(page).webViewLinkPreviews(.disabled)).contains { $0.contains("WKWebView") })
  }

  @Test func charts() {
    let chart = Chart([1, 3, 2], id: \.self) { BarMark(x: .value("day", $0), y: .value("steps", $0)) }
      .chartXAxis { AxisMarks(values: .automatic(desiredCount: 3)) }
    #expect(findings(chart).contains { $0.contains("Chart") })
  }

  @Observable fileprivate final class Note: PersistentModel {
    var text: String
    var isDone = false
    init(_ text: String) { self.text = text }
  }

  private struct Notes: View {
    @Query(sort: \Note.text, order: .reverse) private var all: [Note]
    @Query(filter: #Predicate<Note> { $0.isDone }) private var done: [Note]
    @Query(filter: #Predicate<Note> { $0.text.localizedStandardContains("DE") }) private var found: [Note]
    @Query private var any: [Note]
    let report: ([String]) -> Void

    var body: some View {
      let _ = report((all + done + found).map(\.text) + ["\(any.count)"])
      List(all) { Text($0.text) }
    }
  }

  private struct Asked: View {
    @Query private var notes: [Note]
    let report: ([String]) -> Void

    init(_ query: Query<Note, [Note]>, report: @escaping ([String]) -> Void) {
      _notes = query
      self.report = report
    }

    var body: some View {
      let _ = report(notes.map(\.text))
      EmptyView()
    }
  }

  /// A query is a value that a view can be given.
  @Test func aQueryOfAnother() throws {
    let container = try ModelContainer(for: Note.self)
    for text in ["b", "a"] { container.mainContext.insert(Note(text)) }
    var reported: [String] = []
    _ = findings(Asked(Query(sort: \Note.text)) { reported = $0 }.modelContainer(container))
    #expect(reported == ["a", "b"])
    let notes = try container.mainContext.fetch(FetchDescriptor<Note>())
    #expect(container.mainContext.model(for: notes[0].persistentModelID) === notes[0])
  }

  /// Models of a container in memory, in the order and by the predicate that the property has.
  @Test func models() throws {
    let container = try ModelContainer(
      for: Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for text in ["dé", "b", "c"] { container.mainContext.insert(Note(text)) }
    let notes = try container.mainContext.fetch(FetchDescriptor<Note>(sortBy: [SortDescriptor(\.text)]))
    notes[1].isDone = true
    var reported: [String] = []
    _ = findings(Notes { reported = $0 }.modelContainer(container))
    #expect(reported == ["dé", "c", "b", "c", "dé", "3"])
    container.mainContext.delete(notes[1])
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Note>()) == 2)
    #expect(container.mainContext.registeredModel(for: notes[0].persistentModelID) as Note? === notes[0])
  }

  private final class Book: NSManagedObject, Identifiable {
    var title: String {
      get { value(forKey: "title") as? String ?? "" }
      set { setValue(newValue, forKey: "title") }
    }
  }

  private struct Shelf: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\Book.title, order: .reverse)]) private var books
    @FetchRequest(
      sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: true)],
      predicate: NSPredicate(format: "title == %@", "Emma")) private var some: FetchedResults<Book>
    @SectionedFetchRequest(
      sectionIdentifier: \Book.title.count, sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: true)])
    private var sections
    let report: ([String]) -> Void

    var body: some View {
      let _ = report(
        books.map(\.title) + some.map(\.title) + sections.map { "\($0.id): \($0.count)" })
      List(books) { Text($0.title) }
    }
  }

  /// Objects of the environment's context, in the order and by the predicate that the property has.
  @Test func objects() {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    for title in ["Emma", "Ulysses", "Walden"] {
      let book = Book(context: context)
      book.title = title
    }
    var reported: [String] = []
    _ = findings(Shelf { reported = $0 }.environment(\.managedObjectContext, context))
    #expect(reported == ["Walden", "Ulysses", "Emma", "Emma", "4: 1", "7: 1", "6: 1"])
  }
}
