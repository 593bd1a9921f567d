// Types, members of modules and dependencies may be named in backticks wherever they are used.

//: App/App.swift
import Heirloom

enum Kind {
    @Instantiable
    final class `init`: Instantiable {
        @Received private let `default`: `default`
    }
}

@Instantiable
final class `default`: Instantiable {}

@Instantiable
struct `repeat`: Instantiable {
    @Received(fulfilledByDependencyNamed: "default", ofType: `default`.self) private let fallback: `default`
    @Instantiated(fulfilledByType: "Kind.`init`") private let kind: Kind.`init`
}

@Instantiable
struct `class`: Instantiable {
    @Instantiated private let `default`: `default`
    @Instantiated private let plain: `repeat`
    @Instantiated private let builder: Instantiator<Kind.`init`>
}

//: App/main.swift
printTree(`class`())

//: generated App
import Heirloom

extension `class` {
    init() {
        let default2 = App.`default`()
        let plain = `class`.heirloomMakeRepeat(default2: default2)
        let builder = Instantiator<Kind.`init`> {
            Kind.`init`(default: default2)
        }
        self.init(default: default2, plain: plain, builder: builder)
    }

    private static func heirloomMakeRepeat(default2: App.`default`) -> `repeat` {
        let fallback = default2
        let kind = Kind.`init`(default: default2)
        return `repeat`(fallback: fallback, kind: kind)
    }
}

//: prints
// class
//   default: default #1
//   plain: repeat
//     fallback: default #1
//     kind: init #2
//       default: default #1
//   builder: Instantiator<init>
