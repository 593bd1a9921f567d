// Generic types are no roots.

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
