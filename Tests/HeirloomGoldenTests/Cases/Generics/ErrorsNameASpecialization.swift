// Errors in a generic type name one of its specializations, and have no fix-its, which would have to suit all of them.

//: Core/Core.swift
import Heirloom

public protocol Backend {
    associatedtype Failure: Error
}

@Instantiable
public struct Detail<Model: Identifiable>: Instantiable {
    @Forwarded public let id: Model.ID
    @Forwarded public let model: Model?

    public init(id: Model.ID, model: Model?) {
        self.id = id
        self.model = model
    }
}

@Instantiable
public final class Connection<Store: Backend, Model>: Instantiable {
    public init() throws(Store.Failure) {}
}

@Instantiable
public struct Screens<Model: Identifiable>: Instantiable {
    @Instantiated public let open: (_ id: Model.ID) -> Detail<Model>
    @Instantiated public let first: Detail<Model>
    @Instantiated(fulfilledByType: "Detail<Model>")
    public let erased: ErasedInstantiator<Model.ID, Detail<Model>>

    public init(
        open: @escaping (Model.ID) -> Detail<Model>,
        first: Detail<Model>,
        erased: ErasedInstantiator<Model.ID, Detail<Model>>
    ) {
        self.open = open
        self.first = first
        self.erased = erased
    }
}

//: App/App.swift
import Core
import Heirloom

struct User: Identifiable { let id: Int }
struct Post: Identifiable { let id: String }

enum SQL: Backend {
    enum Failure: Error { case locked }
}

@Instantiable
struct Repository<Store: Backend, Model: Identifiable>: Instantiable {
    @Instantiated let connect: () -> Connection<Store, Model>
    @Instantiated(lifetime: .lazy) let kept: Connection<Store, [Model]>
    @Instantiated({ (cache: [Model.ID: Model], id: Model.ID) in cache[id] }) let find: (_ id: Model.ID) -> Model?
    @Received let last: Model.ID
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let users: Screens<User>
    @Instantiated let posts: Screens<Post>
    @Instantiated let repository: Repository<SQL, User>
}

//: diagnostics
// App/App.swift:13:23: error: building 'Connection<SQL, User>' can throw, which 'connect: () -> Connection<SQL, User>' does not allow [effectful-builder]
// Core/Core.swift:20:5: note: building 'Connection<SQL, User>' can throw
// App/App.swift:13:23: note: write '() throws(SQL.Failure) -> Connection<SQL, User>'
// App/App.swift:14:40: error: '.lazy' requires a function, but 'kept: Connection<SQL, [User]>' is not one [lifetime-without-function]
// App/App.swift:14:40: note: write '() throws(SQL.Failure) -> Connection<SQL, [User]>'
// App/App.swift:15:22: error: the closure of 'find' takes 'cache: [User.ID: User]', but no type above it provides it (root 'App') [missing-dependency]
// App/App.swift:23:23: note: 'App' builds 'Repository<SQL, User>' here
// App/App.swift:15:82: note: 'Repository<SQL, User>' builds 'Repository.find' here
// App/App.swift:15:22: note: to provide it, declare 'let cache: [User.ID: User]' as a dependency next to the property that the closure builds
// App/App.swift:20:8: note: to pass it to the root, add '@Forwarded let cache: [User.ID: User]' to 'App'
// App/App.swift:16:19: error: 'Repository<SQL, User>' receives 'last: User.ID', but no type above it provides it (root 'App') [missing-dependency]
// App/App.swift:23:23: note: 'App' builds 'Repository<SQL, User>' here
// App/App.swift:16:19: note: to pass it, write '@Forwarded let last: User.ID' here, and build 'Repository<SQL, User>' with an 'Instantiator<Repository<SQL, User>>'
// App/App.swift:20:8: note: to pass it to the root, add '@Forwarded let last: User.ID' to 'App'
// Core/Core.swift:25:30: error: 'open: (_ id: User.ID) -> Detail<User>' does not match the forwarded properties of 'Detail<User>' [mismatched-parameters]
// Core/Core.swift:9:27: note: 'id: User.ID' is forwarded
// Core/Core.swift:10:27: note: 'model: User?' is forwarded
// Core/Core.swift:26:30: error: 'first: Detail<User>' cannot be built eagerly because 'id' and 'model' must be forwarded to 'Detail<User>' [eager-forwarding]
// Core/Core.swift:9:27: note: 'id: User.ID' is forwarded
// Core/Core.swift:10:27: note: 'model: User?' is forwarded
// Core/Core.swift:26:30: note: build it on demand: 'Instantiator<Detail<Model>>'
// Core/Core.swift:28:16: error: 'erased: ErasedInstantiator<User.ID, Detail<User>>' does not match the forwarded properties of 'Detail<User>' [mismatched-parameters]
// Core/Core.swift:9:27: note: 'id: User.ID' is forwarded
// Core/Core.swift:10:27: note: 'model: User?' is forwarded
// Core/Core.swift:28:16: note: write 'ErasedInstantiator<(id: User.ID, model: User?), Detail<User>>'
