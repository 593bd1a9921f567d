// A module that does not see the parts of a type cannot generate a double of it.

//: option view Kit=
//: Kit/Kit.swift
import Heirloom

@Instantiable
struct Cylinder: Instantiable {}

@Instantiable
public struct Engine: Instantiable {
    @Instantiated let cylinder: Cylinder

    init(cylinder: Cylinder) { self.cylinder = cylinder }
}

//: App/App.swift
import Heirloom
import Kit

#HeirloomConfiguration(additionalMocksToGenerate: ["Engine"])

//: diagnostics
// App/App.swift:4:52: error: 'Engine' hides parts from 'App', so no 'mock' can be generated for it there [misnamed-mock]
// Kit/Kit.swift:7:15: note: import 'Kit' with '@testable'
