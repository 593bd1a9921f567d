// An instantiator hands in what is forwarded to its generic type. Where an `instantiate` builds the specialisation, which takes
// nothing of that, only a function builds it later.

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
// App/App.swift:20:23: error: 'editorBuilder: Instantiator<Editor<User>>' takes the forwarded properties of 'Editor', but the 'instantiate' that builds 'Editor<User>' does not take them [wrong-forwarded-properties]
// App/App.swift:11:11: note: built here
// App/App.swift:20:23: note: to build it later, write '() -> Editor<User>'
