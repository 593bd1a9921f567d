// A product cannot receive the type that builds it on demand, unless that type forwards itself.

//: Recipes/Recipes.swift
import Heirloom

@Instantiable
final class RecipeList: Instantiable {
    @Instantiated private let detailBuilder: Instantiator<RecipeDetail>
}

@Instantiable
final class RecipeDetail: Instantiable {
    @Forwarded let title: String
    @Received private unowned let recipeList: RecipeList
}

@Instantiable
final class Pantry: Instantiable {
    @Instantiated private let shelfBuilder: Instantiator<Shelf>
}

@Instantiable
final class Shelf: Instantiable {
    @Instantiated private let label: Label
}

@Instantiable
final class Label: Instantiable {
    @Received private let pantry: Pantry
}

@Instantiable
final class Oven: Instantiable {
    @Instantiated private let timer: OvenTimer
}

@Instantiable
final class OvenTimer: Instantiable {
    @Received private weak var oven: Oven?
}

@Instantiable(isRoot: true)
struct Kitchen: Instantiable {
    @Instantiated let recipeList: RecipeList
    @Instantiated let pantry: Pantry
    @Instantiated let oven: Oven?
}

//: Recipes/main.swift
printTree(Kitchen())

//: diagnostics
// Recipes/Recipes.swift:11:35: error: 'RecipeDetail' receives 'recipeList: RecipeList', but no type above it provides it (root 'Kitchen') [missing-dependency]
// Recipes/Recipes.swift:41:23: note: 'Kitchen' builds 'RecipeList' here
// Recipes/Recipes.swift:5:31: note: 'RecipeList' builds 'RecipeDetail' here
// Recipes/Recipes.swift:41:23: note: 'RecipeList' is built for 'recipeList' of 'Kitchen', so it receives 'recipeList' from above 'Kitchen'
// Recipes/Recipes.swift:11:35: note: to break the cycle, remove it from 'RecipeDetail': move the shared parts to a third type, or pass one to the other after both are built
// Recipes/Recipes.swift:26:27: error: 'Label' receives 'pantry: Pantry', but no type above it provides it (root 'Kitchen') [missing-dependency]
// Recipes/Recipes.swift:42:23: note: 'Kitchen' builds 'Pantry' here
// Recipes/Recipes.swift:16:31: note: 'Pantry' builds 'Shelf' here
// Recipes/Recipes.swift:21:31: note: 'Shelf' builds 'Label' here
// Recipes/Recipes.swift:42:23: note: 'Pantry' is built for 'pantry' of 'Kitchen', so it receives 'pantry' from above 'Kitchen'
// Recipes/Recipes.swift:26:27: note: to break the cycle, remove it from 'Label': move the shared parts to a third type, or pass one to the other after both are built
// Recipes/Recipes.swift:36:32: error: 'OvenTimer' receives 'oven: Oven?', but no type above it provides it (root 'Kitchen') [missing-dependency]
// Recipes/Recipes.swift:43:23: note: 'Kitchen' builds 'Oven' here
// Recipes/Recipes.swift:31:31: note: 'Oven' builds 'OvenTimer' here
// Recipes/Recipes.swift:43:23: note: 'Oven' is built for 'oven' of 'Kitchen', so it receives 'oven' from above 'Kitchen'
// Recipes/Recipes.swift:36:32: note: to break the cycle, remove it from 'OvenTimer': move the shared parts to a third type, or pass one to the other after both are built
