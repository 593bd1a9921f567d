// The labeled call of a `package` type compiles if imports without an access level are internal. The generated file then
// imports Heirloom with the access level that the call needs.

//: option swiftc=-enable-upcoming-feature InternalImportsByDefault
//: Settings/Pane.swift
import Heirloom

@Instantiable
package struct Pane: Instantiable {
    @Forwarded let title: String
}

//: App/Window.swift
import Heirloom
import Settings

@Instantiable
struct Window: Instantiable {
    @Instantiated let paneBuilder: Instantiator<Pane>
}

//: App/main.swift
printTree(Window().paneBuilder.instantiate(title: "General"))

//: generated Settings
#if hasFeature(InternalImportsByDefault)
package import Heirloom
#else
import Heirloom
#endif

extension InstantiatorProtocol where T == Pane {
    package func instantiate(title: String) -> Pane {
        instantiate(title)
    }
}

//: generated App
import Heirloom
import Settings

extension Window {
    init() {
        let paneBuilder = Instantiator<Pane> { title in
            Pane(title: title)
        }
        self.init(paneBuilder: paneBuilder)
    }
}

//: prints
// Pane
//   title: String "General"
