// Generic types cannot be roots.

//: App/Storage.swift
import Heirloom

struct Repository<Element> {
    var elements: [Element] = []
}

@Instantiable(isRoot: true)
extension Repository: Instantiable {
    static func instantiate() -> Repository<Int> {
        Repository<Int>()
    }
}

//: diagnostics
// App/Storage.swift:8:11: error: 'Repository<Int>' cannot be a root because 'instantiate' builds it [not-a-root]
// App/Storage.swift:8:11: note: declare another type as the root and instantiate 'Repository<Int>' there
