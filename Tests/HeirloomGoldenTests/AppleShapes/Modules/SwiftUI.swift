// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Heirloom knows of SwiftUI, as small as it can be.
@MainActor public protocol View {
    associatedtype Body: View
    var body: Body { get }
}

@MainActor public protocol Scene {}

@MainActor public protocol App {
    associatedtype Body: Scene
    var body: Body { get }
    init()
}

extension Never: View {
    public var body: Never { fatalError() }
}

public struct Window: Scene {
    public init(content: some View) {}
}

@propertyWrapper public struct StateObject<Model> {
    private let make: () -> Model
    public init(wrappedValue: @autoclosure @escaping () -> Model) { make = wrappedValue }
    public var wrappedValue: Model { make() }
}
