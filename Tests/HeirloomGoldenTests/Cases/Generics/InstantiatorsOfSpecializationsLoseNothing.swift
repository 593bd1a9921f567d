// An instantiator takes the forwarded properties of its generic type. A specialization built by an `instantiate` without them
// can only be built on demand by a function.

//: App/App.swift
import Heirloom

struct User {}

@Instantiable
struct Editor<Model>: Instantiable {
    @Forwarded let model: Model
}

@Instantiable(conformsElsewhere: true)
extension Editor {
    static func instantiate() -> Editor<User> { Editor<User>(model: User()) }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let editor: Editor<User>
    @Instantiated let numberBuilder: Instantiator<Editor<Int>>
    @Instantiated let makeEditor: () -> Editor<User>
    @Instantiated let editorBuilder: Instantiator<Editor<User>>
}

//: diagnostics
// App/App.swift:20:23: error: 'editorBuilder: Instantiator<Editor<User>>' takes the forwarded properties of 'Editor', but 'instantiate' builds 'Editor<User>' without them [mismatched-parameters]
// App/App.swift:11:11: note: built here
// App/App.swift:20:23: note: to build it on demand, write '() -> Editor<User>'
