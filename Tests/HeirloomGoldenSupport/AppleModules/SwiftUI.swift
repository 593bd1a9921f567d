// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Heirloom knows of SwiftUI, as small as it can be.
import AppKit
@_exported import Combine
@_exported import Observation
import UIKit

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

@resultBuilder public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> EmptyView {
        EmptyView()
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<Content: View>(first: Content) -> EmptyView { EmptyView() }
    public static func buildEither<Content: View>(second: Content) -> EmptyView { EmptyView() }
}

extension Never: View {
    public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError() }
}

public struct EmptyView: View {
    public nonisolated init() {}
    public var body: Never { fatalError() }
}

public struct Text: View {
    public nonisolated init(_ text: String) {}
    public var body: Never { fatalError() }
}

public struct Button<Label: View>: View {
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
    public nonisolated init(_ title: String, action: @escaping @MainActor () -> Void) where Label == Text {}
    public var body: Never { fatalError() }
}

public struct TextField: View {
    public nonisolated init(_ title: String, text: Binding<String>) {}
    public var body: Never { fatalError() }
}

public struct SecureField: View {
    public nonisolated init(_ title: String, text: Binding<String>) {}
    public var body: Never { fatalError() }
}

public struct Toggle: View {
    public nonisolated init(_ title: String, isOn: Binding<Bool>) {}
    public var body: Never { fatalError() }
}

public struct VStack<Content: View>: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

public struct HStack<Content: View>: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

public struct Form<Content: View>: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

public struct TabView<Content: View>: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

public struct List<Content: View>: View {
    public nonisolated init<Element: Identifiable, Row: View>(
        _ elements: [Element],
        @ViewBuilder rowContent: @escaping (Element) -> Row
    ) where Content == ForEach<Element, Row> {}
    public var body: Never { fatalError() }
}

public struct ForEach<Element, Content: View>: View {
    public var body: Never { fatalError() }
}

public struct AnyView: View {
    public nonisolated init<Content: View>(_ view: Content) {}
    public var body: Never { fatalError() }
}

extension View {
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View { self }
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View { self }
    public func badge(_ count: Int) -> some View { self }
    public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View { self }
    public func task(
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { self }
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
}

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = EmptyView
    @ViewBuilder func body(content: Content) -> Body
}

@MainActor @preconcurrency public protocol Scene {}

public struct WindowGroup<Content: View>: Scene {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    var body: Body { get }
    init()
}

extension App {
    public static func main() {}
}

@MainActor @preconcurrency public protocol DynamicProperty {}

@propertyWrapper public struct State<Value>: DynamicProperty {
    public init(wrappedValue: Value) {}
    public init(initialValue: Value) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
}

@propertyWrapper public struct Binding<Value> {
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { self }
}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    public init(wrappedValue: Value) where Value: Observable & AnyObject { self.wrappedValue = wrappedValue }
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    public subscript<Subject>(
        dynamicMember member: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> where Value: AnyObject { fatalError() }
}

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
    public nonisolated init(wrappedValue: @autoclosure @escaping () -> Object) {}
    public var wrappedValue: Object { fatalError() }
    public var projectedValue: ObservedObject<Object>.Wrapper { fatalError() }
}

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
    public nonisolated init(wrappedValue: Object) {}
    public var wrappedValue: Object {
        get { fatalError() }
        set {}
    }
    public var projectedValue: Wrapper { fatalError() }

    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        public subscript<Subject>(
            dynamicMember member: ReferenceWritableKeyPath<Object, Subject>
        ) -> Binding<Subject> { fatalError() }
    }
}

@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
    public nonisolated init() {}
    public var wrappedValue: Object { fatalError() }
}

public struct EnvironmentValues {
    public var isEnabled: Bool { true }
    public var dismiss: DismissAction { DismissAction() }
}

@MainActor @preconcurrency public struct DismissAction: Sendable {
    nonisolated init() {}
    public func callAsFunction() {}
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { fatalError() }
}

@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty {
    public nonisolated init(_ type: Delegate.Type = Delegate.self) {}
    public var wrappedValue: Delegate { fatalError() }
}

@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public init?(coder: NSCoder, rootView: Content) { nil }
    @available(*, unavailable) public required dynamic init?(coder: NSCoder) { nil }
    open var rootView: Content
}

@MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public init?(coder: NSCoder, rootView: Content) { nil }
    @available(*, unavailable) public required dynamic init?(coder: NSCoder) { nil }
    open var rootView: Content
}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype Controller: UIViewController
    func makeUIViewController(context: Void) -> Controller
    func updateUIViewController(_ controller: Controller, context: Void)
}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError() }
}

/// Expands to nothing, so that the compiler checks the preview's closure and nothing else.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "HeirloomMacros", type: "HeirloomConfigurationMacro")
