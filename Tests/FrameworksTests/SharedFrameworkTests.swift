import AVKit
import AuthenticationServices
import CoreData
import MapKit
import PhotosUI
import StoreKit
import SwiftUI
import Testing
import UIKitCore
import UIKitTestSupport
import UIKitValues

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
    #expect(findings(ProductView(id: "a")).contains { $0.contains("ProductView") })
    #expect(findings(PhotosPicker("Photo", selection: .constant(nil), matching: .images)) == [])
    #expect(
      findings(Text("a").photosPicker(isPresented: .constant(true), selection: .constant(nil))).count == 1)
  }

  private final class Book: NSManagedObject {
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
