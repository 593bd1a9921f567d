// A declared type named `Void`, `Never`, `Error`, `Array` or `Int` shadows the standard library's.

//: Space/Void.swift
import Heirloom

@Instantiable
public final class Void: Instantiable {}

@Instantiable
public final class Never: Instantiable {}

@Instantiable
public final class Error: Instantiable {}

@Instantiable
public final class Int: Instantiable {}

public struct Array<Element> {
    public let element: Element
}

@Instantiable
extension Array: Instantiable {
    public static func instantiate(void: Void) -> Array<Void> { Array<Void>(element: void) }
}

@Instantiable
public struct Ship: Instantiable {
    @Forwarded public let count: Swift.Int
    @Received public let void: Void
    @Received public let int: Int
    @Received public let array: Array<Void>
    @Received public let handler: (Swift.Void) throws(Swift.Never) -> Swift.Void

    public init(
        count: Swift.Int,
        void: Void,
        int: Int,
        array: Array<Void>,
        handler: @escaping (Swift.Void) throws(Swift.Never) -> Swift.Void
    ) {
        self.count = count
        self.void = void
        self.int = int
        self.array = array
        self.handler = handler
    }
}

//: App/Fleet.swift
import Heirloom
import Space

@Instantiable
struct Harbour: Instantiable {
    @Forwarded let handler: (()) -> ()
    @Instantiated let shipBuilder: Instantiator<Ship>
    @Received let void: Void
}

@Instantiable
struct Fleet: Instantiable {
    @Instantiated let void: Void
    @Instantiated let never: Never
    @Instantiated let error: Error
    @Instantiated let int: Int
    @Instantiated let array: Array<Void>
    @Instantiated let harbourBuilder: Instantiator<Harbour>
}

//: App/main.swift
let fleet = Fleet()
printTree(fleet)
let harbour = fleet.harbourBuilder.instantiate(handler: { print("void") })
let ship = harbour.shipBuilder.instantiate(count: 1)
print(ship.void === fleet.void, ship.int === fleet.int, ship.array.element === fleet.void)
ship.handler(())

//: prints
// Fleet
//   void: Void #1
//   never: Never #2
//   error: Error #3
//   int: Int #4
//   array: Array<Void>
//     element: Void #1
//   harbourBuilder: Instantiator<Harbour>
// true true true
// void
