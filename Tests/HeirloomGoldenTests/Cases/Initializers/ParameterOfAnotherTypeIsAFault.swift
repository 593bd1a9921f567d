// A parameter whose type differs from its property's is an error with a fix-it.

//: App/Bakery.swift
import Heirloom

@Instantiable
final class Flour: Instantiable {}

final class Rye {}

typealias Grain = Rye

@Instantiable
final class Baker: Instantiable {
    @Received let flour: Flour
    @Received let sacks: [Flour]

    init(flour: Grain, sacks: [Rye]) {
        fatalError("There is no flour.")
    }
}

@Instantiable
final class Miller: Instantiable {
    @Received let flour: Flour
    @Received let count: Int

    init(flour: Flour?, count: String) {
        fatalError("There is no flour.")
    }
}

//: diagnostics
// App/Bakery.swift:15:17: error: this initializer of 'Baker' takes 'flour' as 'Grain', not as 'Flour' [incomplete-initializer]
// App/Bakery.swift:15:17: note: fix-it: use the type of the property: replace 'Grain' with 'Flour'
// App/Bakery.swift:15:31: error: this initializer of 'Baker' takes 'sacks' as '[Rye]', not as '[Flour]' [incomplete-initializer]
// App/Bakery.swift:15:31: note: fix-it: use the type of the property: replace '[Rye]' with '[Flour]'
// App/Bakery.swift:25:5: error: this initializer of 'Miller' takes 'flour' as 'Flour?', not as 'Flour', and 'count' as 'String', not as 'Int' [incomplete-initializer]
// App/Bakery.swift:25:17: note: fix-it: use the types of the properties: replace 'Flour?' with 'Flour'
// App/Bakery.swift:25:32: note: fix-it: use the types of the properties: replace 'String' with 'Int'
