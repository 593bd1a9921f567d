#if canImport(SwiftUI)
import SwiftUI

/// A property of a view that owns an observable object from a container, and observes it.
///
/// ```swift
/// import HeirloomInjection
/// #if canImport(SwiftUI)
/// import SwiftUI
///
/// @MainActor final class ProfileModel: ObservableObject {
///     @Published var name = "Ada"
/// }
///
/// extension Injections {
///     @MainActor var profileModel: Injection<ProfileModel> { .shared { _ in ProfileModel() } }
/// }
///
/// struct ProfileView: View {
///     @InjectedObject(\.profileModel) private var model
///
///     var body: some View { TextField("Name", text: $model.name) }
/// }
/// #endif
/// ```
///
/// As with `StateObject`, SwiftUI requests the object once for the life of the view, and keeps it when the structure of the
/// view is made again. The container is the one that is current when the structure is made for the first time.
@available(iOS 14, tvOS 14, watchOS 7, *)
@MainActor @propertyWrapper
public struct InjectedObject<Object: ObservableObject>: DynamicProperty {
    @StateObject private var object: Object

    /// A property with the object at a key path: of an injection, `\.profileModel`, or of a member of it.
    ///
    /// - Parameter path: A key path that begins with an injection.
    public init(_ path: KeyPath<InjectionContainer, Object>) {
        let container = InjectionContainer.current
        _object = StateObject(wrappedValue: container[path])
    }

    /// The object.
    public var wrappedValue: Object { object }

    /// Bindings to properties of the object: `$model.name`.
    public var projectedValue: ObservedObject<Object>.Wrapper { $object }
}
#endif
