// A screen whose test double receives dependencies of every kind: wrapped, through builders, and optional. Omitted ones are
// built as the app builds them.
//: option configuration=debug
//: App/Types.swift
import Heirloom

struct AnyView {
    let view: Any
    init(_ view: Any) { self.view = view }
}

@Instantiable
struct Row: Instantiable {
    let number: Int
    init(number: Int = 1) { self.number = number }
}

@Instantiable
struct Dot: Instantiable {
    @Forwarded let x: Int
}

@Instantiable(generateMock: true)
struct Panel: Instantiable {
    @Received let row: AnyView
    @Received let dotBuilder: Instantiator<Dot>
    @Received let rowBuilder: SendableInstantiator<Row>
    @Received let spare: Row?
}

@Instantiable(isRoot: true, generateMock: true)
struct Screen: Instantiable {
    @Instantiated(fulfilledByType: "Row", erasedToConcreteExistential: true) let row: AnyView
    @Instantiated let dotBuilder: Instantiator<Dot>
    @Instantiated let rowBuilder: SendableInstantiator<Row>
    @Instantiated let spare: Row?
    @Instantiated let panel: Panel
}
//: App/main.swift
func show(_ panel: Panel) {
    print(panel.row.view, panel.dotBuilder.instantiate(3).x, panel.rowBuilder.instantiate().number, panel.spare?.number ?? 0)
}
show(Screen.mock().panel)
show(Panel.mock(spare: nil))
show(Panel.mock(row: AnyView("given"), spare: Row(number: 2)))
show(
    Panel.mock(
        spare: nil,
        overrides: .init(row: .init(number: 5), dotBuilder: { Dot(x: -$0) }, rowBuilder: .init(number: 7))
    )
)
//: prints
// Row(number: 1) 3 1 1
// Row(number: 1) 3 1 0
// given 3 1 2
// Row(number: 5) -3 7 0
