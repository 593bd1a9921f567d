// Two siblings of one scope receive one another, and a builder receives itself; other siblings are not reported.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Engine: Instantiable { @Received private let gearbox: Gearbox }
@Instantiable
public final class Gearbox: Instantiable { @Received private let engine: Engine }
@Instantiable
public struct Wheel: Instantiable { public init() {} }
@Instantiable
public struct Driver: Instantiable { @Received private let driverBuilder: Instantiator<Driver> }
//: App/main.swift
import Core
import Heirloom

@Instantiable
struct Car: Instantiable {
    @Instantiated let wheel: Wheel
    @Instantiated let 1️⃣engine: Engine
    @Instantiated let gearbox: Gearbox
}

@Instantiable
struct Bus: Instantiable {
    @Instantiated let 2️⃣driverBuilder: Instantiator<Driver>
    @Instantiated let wheel: Wheel
}
_ = (Car(), Bus())
//: refused
// 1️⃣ sibling-cycle
// 2️⃣ sibling-cycle
