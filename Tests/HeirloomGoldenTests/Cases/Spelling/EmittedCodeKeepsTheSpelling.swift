// Emitted code keeps the user's spelling, adjusted to be valid where it is printed: nested names are qualified, and aliases are
// not expanded.

//: App/Kitchen.swift
import Heirloom

typealias Quantities = [String: Int]

enum Recipe {
    struct Step {
        let text: String
    }

    enum Book {
        typealias Steps = [Step]

        @Instantiable
        final class Page: Instantiable {
            @Forwarded let first: Step
            @Forwarded let rest: Steps
            @Forwarded let quantities: Quantities
            @Forwarded let serve: (Step) -> Array<Step?>
            @Instantiated let print: Print
        }

        @Instantiable
        final class Print: Instantiable {
            @Received let first: Step
            @Received let rest: [Recipe.Step]
            @Received let quantities: Quantities
            @Received let serve: (Step) -> Array<Step?>
        }
    }
}

@Instantiable
final class Kitchen: Instantiable {
    @Instantiated let pageBuilder: Instantiator<Recipe.Book.Page>
}

//: App/main.swift
let page = Kitchen().pageBuilder.instantiate(
    first: Recipe.Step(text: "Boil"),
    rest: [Recipe.Step(text: "Stir")],
    quantities: ["salt": 1],
    serve: { step in [step, nil] }
)
printTree(page)

//: generated App
import Heirloom

extension Kitchen {
    convenience init() {
        let pageBuilder = Instantiator<Recipe.Book.Page> { first, rest, quantities, serve in
            Kitchen.heirloomMakeRecipe_Book_Page(
                first: first,
                rest: rest,
                quantities: quantities,
                serve: serve
            )
        }
        self.init(pageBuilder: pageBuilder)
    }

    private static func heirloomMakeRecipe_Book_Page(
        first: Recipe.Step,
        rest: Recipe.Book.Steps,
        quantities: Quantities,
        serve: @escaping (Recipe.Step) -> Array<Recipe.Step?>
    ) -> Recipe.Book.Page {
        let print = Recipe.Book.Print(first: first, rest: rest, quantities: quantities, serve: serve)
        return Recipe.Book.Page(first: first, rest: rest, quantities: quantities, serve: serve, print: print)
    }
}

extension InstantiatorProtocol where T == Recipe.Book.Page {
    func instantiate(
        first: Recipe.Step,
        rest: Recipe.Book.Steps,
        quantities: Quantities,
        serve: @escaping (Recipe.Step) -> Array<Recipe.Step?>
    ) -> Recipe.Book.Page {
        instantiate((first: first, rest: rest, quantities: quantities, serve: serve))
    }
}

//: prints
// Page #1
//   first: Step
//     text: String "Boil"
//   rest: Array<Step> [App.Recipe.Step(text: "Stir")]
//   quantities: Dictionary<String, Int> ["salt": 1]
//   serve: (Step) -> Array<Optional<Step>> (Function)
//   print: Print #2
//     first: Step
//       text: String "Boil"
//     rest: Array<Step> [App.Recipe.Step(text: "Stir")]
//     quantities: Dictionary<String, Int> ["salt": 1]
//     serve: (Step) -> Array<Optional<Step>> (Function)
