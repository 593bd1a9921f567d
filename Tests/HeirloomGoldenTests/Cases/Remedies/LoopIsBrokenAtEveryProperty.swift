// If several properties of a type close one cycle, the fix-it builds all of them on demand.

//: App/Maze.swift
import Heirloom

@Instantiable(isRoot: true)
struct Maze: Instantiable {
    @Instantiated let hall: Hall
}

@Instantiable
final class Hall: Instantiable {
    @Instantiated let leftDoor: Door
    @Instantiated let rightDoor: Door
}

@Instantiable
final class Door: Instantiable {
    @Instantiated let hall: Hall
    @Instantiated let sign: Sign
}

@Instantiable
final class Sign: Instantiable {
    @Received let hall: Hall
}

//: App/main.swift
printTree(Maze())

//: diagnostics
// App/Maze.swift:10:23: error: building 'Hall' never ends: Hall → Door → Hall [instantiation-cycle]
// App/Maze.swift:10:23: note: 'Hall' builds 'Door' here
// App/Maze.swift:16:23: note: 'Door' builds 'Hall' here
// App/Maze.swift:10:23: note: to break the cycle, build it on demand: '@Instantiated let leftDoorBuilder: Instantiator<Door>'
// App/Maze.swift:11:23: note: to break the cycle, build it on demand: '@Instantiated let rightDoorBuilder: Instantiator<Door>'

//: fix-its
// App/Maze.swift:10:23: could fix: build it on demand [instantiation-cycle]
// App/Maze.swift:10:23: note: replace 'leftDoor' with 'leftDoorBuilder'
// App/Maze.swift:10:33: note: replace 'Door' with 'Instantiator<Door>'
// App/Maze.swift:11:23: note: replace 'rightDoor' with 'rightDoorBuilder'
// App/Maze.swift:11:34: note: replace 'Door' with 'Instantiator<Door>'
