import Combine
import SwiftUI

/// The tours that the app knows, for views that observe objects.
final class TourLibrary: ObservableObject {
  @Published var tours: [Tour]
  @Published var isLoading = false

  init(tours: [Tour] = Tour.samples) { self.tours = tours }

  var regions: [String] { Set(tours.map(\.region)).sorted() }
  var favorites: [Tour] { tours.filter(\.isFavorite) }

  func tours(in region: String) -> [Tour] { tours.filter { $0.region == region } }

  func toggleFavorite(_ tour: Tour) {
    guard let index = tours.firstIndex(where: { $0.id == tour.id }) else { return }
    tours[index].isFavorite.toggle()
  }

  func remove(_ tour: Tour) { tours.removeAll { $0.id == tour.id } }

  func reload() async { isLoading = false }
}

/// Who uses the app.
final class Account: ObservableObject {
  enum Status: Equatable {
    case signedOut
    case signedIn(Rider)
  }

  @Published var status: Status = .signedIn(.ada)
  @Published var unread = 3

  var rider: Rider? {
    if case .signedIn(let rider) = status { return rider }
    return nil
  }
}

/// A tour that is being planned, for views that observe by reading.
@Observable final class TripPlan {
  var title = "Summer ride"
  var start = Date.sample
  var stages: [Stage] = Tour.samples[1].stages
  var riders = 2
  var wantsLuggage = false
  var comment = ""

  var length: Double { stages.reduce(0) { $0 + $1.length } }

  func addStage() {
    let start = stages.last?.end ?? ""
    stages.append(Stage(id: stages.count + 1, start: start, end: "", length: 40, climb: 0))
  }
}

private struct UnitsKey: EnvironmentKey {
  static let defaultValue = Units.metric
}

/// The units in which lengths are shown.
enum Units: String, CaseIterable, Identifiable {
  case metric, imperial

  var id: String { rawValue }

  func text(_ kilometers: Double) -> String {
    switch self {
    case .metric: "\(Int(kilometers.rounded())) km"
    case .imperial: "\(Int((kilometers / 1.609).rounded())) mi"
    }
  }
}

extension EnvironmentValues {
  var units: Units {
    get { self[UnitsKey.self] }
    set { self[UnitsKey.self] = newValue }
  }
}
