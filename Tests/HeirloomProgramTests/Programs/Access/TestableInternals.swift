// A program with a '@testable' import builds internal types of the module along with public ones.
//: Feature/Feature.swift
import Heirloom

@Instantiable
final class Cache: Instantiable { var hits = 0 }

@Instantiable
struct Lookup: Instantiable {
    @Received let cache: Cache
    @Forwarded let key: String
    func find() -> String {
        cache.hits += 1
        return key.uppercased()
    }
}

@Instantiable
public struct Facade: Instantiable {
    @Instantiated private let lookupBuilder: Instantiator<Lookup>
    init(lookupBuilder: Instantiator<Lookup>) { self.lookupBuilder = lookupBuilder }
    public func find(_ key: String) -> String { lookupBuilder.instantiate(key: key).find() }
}
//: Checks/main.swift
@testable import Feature
import Heirloom

@Instantiable
struct Check: Instantiable {
    @Instantiated let cache: Cache
    @Instantiated let facade: Facade
    @Instantiated let lookupBuilder: Instantiator<Lookup>
}

let check = Check()
print(check.facade.find("a"), check.lookupBuilder.instantiate(key: "b").find(), check.cache.hits)
//: prints
// A B 2
