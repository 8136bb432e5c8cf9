public import Foundation
public import HeadlessSwiftUI
public import HealthKit

// Nobody is asked for their health data: a change of the trigger has no effect, and the functions are not called.
extension View {
  public nonisolated func healthDataAccessRequest(
    store: HKHealthStore, shareTypes: Set<HKSampleType>, readTypes: Set<HKObjectType>? = nil,
    trigger: some Equatable, completion: @escaping (Result<Bool, any Error>) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public nonisolated func healthDataAccessRequest(
    store: HKHealthStore, readTypes: Set<HKObjectType>, trigger: some Equatable,
    completion: @escaping (Result<Bool, any Error>) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public nonisolated func healthDataAccessRequest(
    store: HKHealthStore, objectType: HKObjectType, predicate: NSPredicate? = nil, trigger: some Equatable,
    completion: @escaping (Result<Bool, any Error>) -> Void
  ) -> some View { modifier(EmptyModifier()) }
}
