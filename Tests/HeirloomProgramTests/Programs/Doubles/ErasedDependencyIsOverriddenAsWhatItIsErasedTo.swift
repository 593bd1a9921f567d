// A replacement of an erased dependency returns the property's type, already wrapped; an adjusted dependency is wrapped as in
// the tree.

//: option configuration=debug
//: App/Types.swift
import Heirloom

struct AnyView {
    let view: Any
    init(_ view: Any) { self.view = view }
}

@Instantiable
struct Row: Instantiable {
    let title: String
    init(title: String = "row") { self.title = title }
}

@Instantiable
struct Divider: Instantiable {}

@Instantiable(isRoot: false, generateMock: true)
struct Screen: Instantiable {
    @Instantiated(fulfilledByType: "Row", erasedToConcreteExistential: true) let row: AnyView
    @Instantiated(fulfilledByType: "Divider", erasedToConcreteExistential: true) let divider: AnyView
    @Instantiated(fulfilledByType: "Row", erasedToConcreteExistential: true)
    let rowBuilder: ErasedInstantiator<Void, AnyView>
}

//: App/main.swift
let screens = [
    Screen.mock(),
    Screen.mock(overrides: .init(row: .init(title: "adjusted"), rowBuilder: .init(title: "built"))),
    Screen.mock(overrides: .init(row: .init(build: { title in AnyView("not " + title) }), divider: { AnyView(0) })),
]
for screen in screens {
    print(screen.row.view, screen.divider.view, (screen.rowBuilder.instantiate()).view)
}

//: prints
// Row(title: "row") Divider() Row(title: "row")
// Row(title: "adjusted") Divider() Row(title: "built")
// not row 0 Row(title: "row")
