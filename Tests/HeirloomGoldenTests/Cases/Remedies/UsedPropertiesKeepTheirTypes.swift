// Edits do not change the type or name of a property that its file uses. A note describes the change instead, because the user
// must update the uses.

//: App/Museum.swift
import Heirloom

@Instantiable
final class Catalogue: Instantiable {
    var size: Int { 1 }
}

@Instantiable
struct Guide: Instantiable {
    @Received let catalogue: Catalogue?
    @Received let katalogue: Catalogue
    @Received let map: Map
    @Received let plan: Plan

    var size: Int { (catalogue?.size ?? 0) + katalogue.size + map.size }
}

@Instantiable
struct Visitor: Instantiable {
    @Received let map: Map?
    @Received let plan: Plan
    private let size: Int

    // The map is not looked at.
    init(map: Map?, plan: Plan) {
        self.map = map
        self.plan = plan
        size = plan.size
    }
}

@Instantiable
final class Map: Instantiable {
    let size = 2
}

@Instantiable
final class Plan: Instantiable {
    let size = 3
}

@Instantiable
final class Tower: Instantiable {
    @Instantiated let stairs: Stairs
}

@Instantiable
final class Stairs: Instantiable {
    @Instantiated let tower: Tower
}

extension Stairs {
    var isHigh: Bool { tower === self }
}

@Instantiable
struct Museum: Instantiable {
    @Instantiated let catalogue: Catalogue
    @Instantiated let map: Map?
    @Instantiated let plan: Plan?
    @Instantiated let guide: Guide
    @Instantiated let visitor: Visitor
    @Instantiated let tower: Tower
}

//: App/main.swift
printTree(Museum())

//: diagnostics
// App/Museum.swift:10:19: error: 'Guide' receives 'catalogue: Catalogue?', but no type above it provides it (root 'Museum') [missing-dependency]
// App/Museum.swift:61:23: note: 'Museum' builds 'Guide' here
// App/Museum.swift:58:23: note: 'Museum' provides 'catalogue: Catalogue', which is another type: receive it as 'catalogue: Catalogue', or write '@Received(onlyIfAvailable: true) let catalogue: Catalogue?'
// App/Museum.swift:11:19: error: 'Guide' receives 'katalogue: Catalogue', but no type above it provides it (root 'Museum') [missing-dependency]
// App/Museum.swift:61:23: note: 'Museum' builds 'Guide' here
// App/Museum.swift:58:23: note: did you mean 'catalogue'? 'Museum' provides 'catalogue: Catalogue': receive it under that name, or write '@Received(fulfilledByDependencyNamed: "catalogue", ofType: Catalogue.self) let katalogue: Catalogue'
// App/Museum.swift:12:19: error: 'Guide' receives 'map: Map', but no type above it provides it (root 'Museum') [missing-dependency]
// App/Museum.swift:61:23: note: 'Museum' builds 'Guide' here
// App/Museum.swift:59:23: note: 'Museum' provides 'map: Map?', which is another type: receive it as 'map: Map?', or provide it as 'map: Map'
// App/Museum.swift:13:19: error: 'Guide' receives 'plan: Plan', but no type above it provides it (root 'Museum') [missing-dependency]
// App/Museum.swift:61:23: note: 'Museum' builds 'Guide' here
// App/Museum.swift:21:19: note: also needed by 'Visitor'
// App/Museum.swift:60:23: note: 'Museum' provides 'plan: Plan?', which is another type: receive it as 'plan: Plan?', or provide it as 'plan: Plan'
// App/Museum.swift:44:23: error: building 'Tower' never ends: Tower → Stairs → Tower [instantiation-cycle]
// App/Museum.swift:44:23: note: 'Tower' builds 'Stairs' here
// App/Museum.swift:49:23: note: 'Stairs' builds 'Tower' here
// App/Museum.swift:49:23: note: to break the cycle, build it on demand: '@Instantiated let towerBuilder: Instantiator<Tower>'

//: fix-its
// App/Museum.swift:11:19: would fix: receive 'catalogue' under this name [missing-dependency]
// App/Museum.swift:11:5: note: replace '@Received' with '@Received(fulfilledByDependencyNamed: "catalogue", ofType: Catalogue.self)'
