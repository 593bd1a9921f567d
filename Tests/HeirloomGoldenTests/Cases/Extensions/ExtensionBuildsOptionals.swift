// An extension of `Optional` may build optionals, which fulfill properties of exactly that type.

//: App/Door.swift
import Heirloom

struct Key {
    let number: Int
}

@Instantiable
extension Optional: @retroactive Instantiable {
    static func instantiate() -> Key? { Key(number: 7) }
    static func instantiate() -> Optional<String> { nil }
}

@Instantiable
final class Lock: Instantiable {
    @Received let key: Key?
}

@Instantiable(isRoot: true)
struct Door: Instantiable {
    @Instantiated let key: Key?
    @Instantiated let label: String?
    @Instantiated let lock: Lock
}

//: App/main.swift
printTree(Door())

//: generated App
import Heirloom

extension Door {
    init() {
        let key = Key?.instantiate() as Key?
        let label = Optional<String>.instantiate() as Optional<String>
        let lock = Lock(key: key)
        self.init(key: key, label: label, lock: lock)
    }
}

//: prints
// Door
//   key: Key
//     number: Int 7
//   label: nil
//   lock: Lock #1
//     key: Key
//       number: Int 7
