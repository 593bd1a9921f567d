// What a type builds on demand, and that asks for that very type, is handed it when it is built.

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

@Instantiable
struct Kitchen: Instantiable {
    @Instantiated let recipeList: RecipeList
    @Instantiated let pantry: Pantry
    @Instantiated let oven: Oven?
}

//: Recipes/main.swift
printTree(Kitchen())

//: diagnostics
// Recipes/Recipes.swift:41:23: error: 'recipeList: RecipeList' of 'Kitchen' would receive itself, because 'RecipeDetail' requires it [sibling-cycle]
// Recipes/Recipes.swift:11:35: note: it is received here
// Recipes/Recipes.swift:11:35: note: write '@Forwarded let recipeList: RecipeList' here, and hand in 'self' as 'recipeList' where 'RecipeList' calls 'instantiate' of 'detailBuilder'
// Recipes/Recipes.swift:42:23: error: 'pantry: Pantry' of 'Kitchen' would receive itself, because 'Label' requires it [sibling-cycle]
// Recipes/Recipes.swift:26:27: note: it is received here
// Recipes/Recipes.swift:20:13: note: add '@Forwarded let pantry: Pantry' to 'Shelf', and hand in 'self' as 'pantry' where 'Pantry' calls 'instantiate' of 'shelfBuilder'
// Recipes/Recipes.swift:43:23: error: 'oven: Oven?' of 'Kitchen' would receive itself, because 'OvenTimer' requires it [sibling-cycle]
// Recipes/Recipes.swift:36:32: note: it is received here
// Recipes/Recipes.swift:36:32: note: to break the loop, let 'OvenTimer' do without it: let a third type hold what both need, or hand one to the other once both are built
