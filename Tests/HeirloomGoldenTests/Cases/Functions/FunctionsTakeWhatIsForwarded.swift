// The parameters of a function are the forwarded properties of its product, matched in order, or by their names if those are
// written.

//: App/Types.swift
import Heirloom

struct User { let name: String }

@Instantiable
struct Visit: Instantiable {
    @Forwarded let user: User
    @Forwarded let page: String
    @Received let site: Site
}

@Instantiable
struct Site: Instantiable {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let site: Site
    @Instantiated let inOrder: (User, String) -> Visit
    @Instantiated let byName: (_ page: String, _ user: User) -> Visit
    @Instantiated let partly: (_ user: User, String) -> Visit
}

//: App/main.swift
let app = App()
printTree(app.inOrder(User(name: "Ann"), "home"))
printTree(app.byName("list", User(name: "Ben")))
printTree(app.partly(User(name: "Cleo"), "end"))

//: generated App
import Heirloom

extension App {
    init() {
        let site = Site()
        let inOrder: (User, String) -> Visit = { user, page in
            Visit(user: user, page: page, site: site)
        }
        let byName: (_ page: String, _ user: User) -> Visit = { page, user in
            Visit(user: user, page: page, site: site)
        }
        let partly: (_ user: User, String) -> Visit = { user, page in
            Visit(user: user, page: page, site: site)
        }
        self.init(site: site, inOrder: inOrder, byName: byName, partly: partly)
    }
}

extension InstantiatorProtocol where T == Visit {
    func instantiate(user: User, page: String) -> Visit {
        instantiate((user: user, page: page))
    }
}

//: prints
// Visit
//   user: User
//     name: String "Ann"
//   page: String "home"
//   site: Site
// Visit
//   user: User
//     name: String "Ben"
//   page: String "list"
//   site: Site
// Visit
//   user: User
//     name: String "Cleo"
//   page: String "end"
//   site: Site
