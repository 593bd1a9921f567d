// A cycle of eager instantiation between types is an error. The diagnostic draws the cycle and names an edge that an
// Instantiator would break.

//: App/Cycle.swift
import Heirloom

@Instantiable
struct Farm: Instantiable {
    @Instantiated let hen: Hen
}

@Instantiable
final class Hen: Instantiable {
    @Instantiated let egg: Egg
}

@Instantiable
final class Egg: Instantiable {
    @Instantiated let chick: Chick
}

@Instantiable
final class Chick: Instantiable {
    @Instantiated let hen: Hen
}

//: App/main.swift
printTree(Farm())

//: diagnostics
// App/Cycle.swift:10:23: error: building 'Hen' never ends: Hen → Egg → Chick → Hen [instantiation-cycle]
// App/Cycle.swift:10:23: note: 'Hen' builds 'Egg' here
// App/Cycle.swift:15:23: note: 'Egg' builds 'Chick' here
// App/Cycle.swift:20:23: note: 'Chick' builds 'Hen' here
// App/Cycle.swift:20:23: note: to break the cycle, build it on demand: '@Instantiated let henBuilder: Instantiator<Hen>'
// App/Cycle.swift:20:23: note: fix-it: build it on demand: replace 'hen' with 'henBuilder'
// App/Cycle.swift:20:28: note: fix-it: build it on demand: replace 'Hen' with 'Instantiator<Hen>'
