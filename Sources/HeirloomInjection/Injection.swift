/// A recipe for a value, and how long a container keeps the value.
///
/// ```swift
/// import HeirloomInjection
///
/// protocol Player: AnyObject, Sendable {}
/// final class Speaker: Player {}
/// final class Connection: Sendable {}
///
/// final class Session: Sendable {
///     let connection: Connection
///
///     init(connection: Connection) { self.connection = connection }
/// }
///
/// extension Injections {
///     var connection: Injection<Connection> { .application { _ in Connection() } }
///     var session: Injection<Session> { .cached { Session(connection: $0[\.connection]) } }
///     var player: Injection<any Player> { .shared({ _ in Speaker() }, as: { $0 }) }
/// }
/// ```
///
/// A recipe runs in the isolation of the property that declares the injection, and takes the container that the value
/// is requested from. An injection that depends on itself stops the program, with a message that lists the injections
/// of the cycle.
public struct Injection<Value> {
    let scope: InjectionScope
    let declaration: InjectionDeclaration
    let recipe: (InjectionContainer) -> Value

    /// An injection that builds a new value for each request.
    ///
    /// This is the only scope for values that are not `Sendable`.
    ///
    /// - Parameters:
    ///   - name: The name of the injection in messages, by default that of the property.
    ///   - file: The file in messages.
    ///   - line: The line in messages.
    ///   - recipe: Builds the value.
    public static func unique(
        name: StaticString = #function,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ recipe: @escaping (InjectionContainer) -> Value
    ) -> Injection {
        Injection(scope: .unique, declaration: .init(name, file, line), recipe: recipe)
    }

    /// An injection whose object is kept for as long as something else holds it.
    ///
    /// - Parameters:
    ///   - name: The name of the injection in messages, by default that of the property.
    ///   - file: The file in messages.
    ///   - line: The line in messages.
    ///   - recipe: Builds the object.
    public static func shared(
        name: StaticString = #function,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ recipe: @escaping (InjectionContainer) -> Value
    ) -> Injection where Value: AnyObject & Sendable {
        Injection(scope: .shared, declaration: .init(name, file, line), recipe: recipe)
    }

    /// An injection whose object is exposed as a protocol and kept for as long as something else holds it:
    /// `.shared({ _ in Speaker() }, as: { $0 })`.
    ///
    /// - Parameters:
    ///   - name: The name of the injection in messages, by default that of the property.
    ///   - file: The file in messages.
    ///   - line: The line in messages.
    ///   - recipe: Builds the object.
    ///   - cast: Returns the same object, typed as the protocol.
    public static func shared<Object: AnyObject>(
        name: StaticString = #function,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ recipe: @escaping (InjectionContainer) -> Object,
        as cast: @escaping (Object) -> Value
    ) -> Injection where Value: Sendable {
        Injection(scope: .shared, declaration: .init(name, file, line)) { container in
            let object = recipe(container)
            let value = cast(object)
            guard value as AnyObject === object else {
                fatalError("'\(name)' is shared, but 'as' does not return its object", file: file, line: line)
            }
            return value
        }
    }

    /// An injection whose value is kept until the container is reset.
    ///
    /// - Parameters:
    ///   - name: The name of the injection in messages, by default that of the property.
    ///   - file: The file in messages.
    ///   - line: The line in messages.
    ///   - recipe: Builds the value.
    public static func cached(
        name: StaticString = #function,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ recipe: @escaping (InjectionContainer) -> Value
    ) -> Injection where Value: Sendable {
        Injection(scope: .cached, declaration: .init(name, file, line), recipe: recipe)
    }

    /// An injection whose value is kept for the lifetime of the container, such as a root of the tree.
    ///
    /// - Parameters:
    ///   - name: The name of the injection in messages, by default that of the property.
    ///   - file: The file in messages.
    ///   - line: The line in messages.
    ///   - recipe: Builds the value.
    public static func application(
        name: StaticString = #function,
        file: StaticString = #fileID,
        line: UInt = #line,
        _ recipe: @escaping (InjectionContainer) -> Value
    ) -> Injection where Value: Sendable {
        Injection(scope: .application, declaration: .init(name, file, line), recipe: recipe)
    }

    /// An injection without a recipe, whose value the program registers at launch: for example, a root that is built
    /// asynchronously.
    ///
    /// A request before the registration stops the program, with a message that names the injection and its location.
    ///
    /// - Parameters:
    ///   - name: The name of the injection in messages, by default that of the property.
    ///   - file: The file in messages.
    ///   - line: The line in messages.
    public static func registered(
        name: StaticString = #function,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Injection where Value: Sendable {
        .application(name: name, file: file, line: line) { _ in
            fatalError("'\(name)' is requested before it is registered", file: file, line: line)
        }
    }
}

/// How long a container keeps a value.
enum InjectionScope {
    case unique, shared, cached, application
}

/// The name and location of an injection, for messages: `clock (App/Injections.swift:7)`.
struct InjectionDeclaration: CustomStringConvertible {
    let name: StaticString
    let file: StaticString
    let line: UInt

    init(_ name: StaticString, _ file: StaticString, _ line: UInt) {
        self.name = name
        self.file = file
        self.line = line
    }

    var description: String { "\(name) (\(file):\(line))" }
}
