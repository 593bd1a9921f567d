// The declared result of a closure is wrapped in the type of its property if the property asks for erasure.

//: App/App.swift
import Heirloom

struct AnyView {
    let text: String
    init(_ view: some View) { text = view.text }
}

protocol View { var text: String { get } }
struct Title: View { let text: String }

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated({ "title" }) let text: String
    @Instantiated(erasedToConcreteExistential: true, { (text: String) -> Title in Title(text: text) }) let view: AnyView
}

//: App/main.swift
print(App().view.text)

//: generated App
import Heirloom

extension App {
    init() {
        let text = App.heirloomFactory_text()
        let view = AnyView(App.heirloomFactory_view(text: text))  // App.view
        self.init(text: text, view: view)
    }
}

//: prints
// title
