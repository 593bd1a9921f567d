// A function in a generic type names the type's parameters in its own, and builds separately for each specialization.
//: App/App.swift
import Heirloom

struct User: Identifiable { let id: Int }
struct Post: Identifiable { let id: Int }

@Instantiable
struct Detail<Model: Identifiable>: Instantiable {
    @Forwarded let id: Model.ID
    @Forwarded let model: Model?
}

@Instantiable
struct Repository<Model: Identifiable>: Instantiable {
    @Instantiated let open: (_ id: Model.ID, _ model: Model?) -> Detail<Model>
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let users: Repository<User>
    @Instantiated let posts: Repository<Post>
}
//: App/main.swift
let app = App()
print(type(of: app.users.open(1, nil)), type(of: app.posts.open(1, nil)))
//: prints
// Detail<User> Detail<Post>
