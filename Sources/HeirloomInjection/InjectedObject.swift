#if canImport(SwiftUI)
import SwiftUI

/// A view property that owns and observes an observable object from a container.
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
/// As with `StateObject`, SwiftUI requests the object once for the lifetime of the view, and keeps it when the view
/// struct is created again. The container is the one that is current when the view struct is first created.
@available(iOS 14, tvOS 14, watchOS 7, *)
@MainActor @propertyWrapper
public struct InjectedObject<Object: ObservableObject>: DynamicProperty {
    @StateObject private var object: Object

    /// Creates a property with the object at a key path: an injection, as in `\.profileModel`, or a member of its
    /// value.
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
