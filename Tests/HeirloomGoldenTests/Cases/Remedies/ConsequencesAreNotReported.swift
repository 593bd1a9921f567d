// A root cause is reported once. Dependencies that are missing because their provider is misspelled or takes the wrong
// properties are covered by its fix.

//: App/Zoo.swift
import Heirloom

protocol Animal {}

@Instantiable
final class Keeper: Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Animal.self])
struct Lion: Instantiable, Animal {
    @Forwarded let name: String
}

@Instantiable
struct Cage: Instantiable {
    @Received let keeper: Keeper
    @Received let animalBuilder: ErasedInstantiator<String, any Animal>
}

@Instantiable
struct Zoo: Instantiable {
    @Instantiated let keeper: Keper
    @Instantiated(fulfilledByType: "Lion") let animalBuilder: ErasedInstantiator<Int, any Animal>
    @Instantiated let cage: Cage
}

//: App/main.swift
printTree(Zoo())

//: diagnostics
// App/Zoo.swift:21:23: error: 'Zoo' instantiates 'keeper: Keper', but no type fulfills 'Keper' [nothing-fulfills]
// App/Zoo.swift:6:13: note: did you mean 'Keeper'?
// App/Zoo.swift:22:48: error: 'animalBuilder: ErasedInstantiator<Int, any Animal>' does not match the forwarded properties of 'Lion' [mismatched-parameters]
// App/Zoo.swift:10:20: note: 'name: String' is forwarded
// App/Zoo.swift:22:48: note: write 'ErasedInstantiator<String, any Animal>'

//: fix-its
// App/Zoo.swift:21:23: would fix: write 'Keeper' [nothing-fulfills]
// App/Zoo.swift:21:31: note: replace 'Keper' with 'Keeper'
// App/Zoo.swift:22:48: would fix: write 'ErasedInstantiator<String, any Animal>' [mismatched-parameters]
// App/Zoo.swift:22:63: note: replace 'ErasedInstantiator<Int, any Animal>' with 'ErasedInstantiator<String, any Animal>'
