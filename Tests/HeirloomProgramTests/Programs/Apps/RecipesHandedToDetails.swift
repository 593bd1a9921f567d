// A recipe app with published models on the main actor; the list model forwards itself to the detail models that it builds.
//: Observation/Published.swift
@propertyWrapper
public struct Published<Value> {
    public var wrappedValue: Value { didSet { changes += 1 } }
    public private(set) var changes = 0
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var projectedValue: Int { changes }
}

public protocol ObservableObject: AnyObject {}
//: Recipes/Recipe.swift
public struct Recipe: Hashable, Sendable, Identifiable {
    public let id: Int
    public var title: String
    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}
//: Recipes/RecipeService.swift
import Heirloom

public protocol RecipeService: Sendable {
    func load() -> [Recipe]
}

@Instantiable(fulfillingAdditionalTypes: [(any RecipeService).self])
public final class BundledRecipeService: RecipeService, Instantiable {
    public init() {}
    public func load() -> [Recipe] { [Recipe(id: 1, title: "Soup"), Recipe(id: 2, title: "Pie")] }
}
//: App/Models.swift
import Heirloom
import Observation
import Recipes

@MainActor
@Instantiable
final class RecipeListModel: ObservableObject, Instantiable {
    @Published private(set) var recipes: [Recipe] = []
    @Published var selection: Recipe.ID? = nil {
        didSet { history.append(selection) }
    }
    private var history: [Int?] = []
    var search = "" {
        willSet { lastSearch = newValue }
    }
    private(set) lazy var initials: [Character] = recipes.compactMap(\.title.first)
    private var lastSearch: String?
    let cellID = "cell", headerID = "header"

    @Received private let recipeService: any RecipeService
    @Instantiated private let detailModelBuilder: Instantiator<RecipeDetailModel>

    func refresh() { recipes = recipeService.load() }
    func open(_ id: Recipe.ID) -> RecipeDetailModel? {
        selection = id
        return recipes.first { $0.id == id }.map { detailModelBuilder.instantiate(recipe: $0, recipeListModel: self) }
    }
    var summary: String { "\(recipes.count) recipes, \(history.count) opened, \($recipes) changes" }
}

@MainActor
@Instantiable
final class RecipeDetailModel: ObservableObject, Instantiable {
    @Published @Forwarded var recipe: Recipe
    @Forwarded private unowned let recipeListModel: RecipeListModel
    @Published var isEditing = false

    var text: String { "\(recipe.title) of \(recipeListModel.recipes.count)\(isEditing ? "*" : "")" }
}
//: App/main.swift
import Heirloom
import Recipes

@MainActor
@Instantiable
final class RecipeApp: Instantiable {
    @Instantiated let recipeService: any RecipeService
    @Instantiated let screen: RecipeScreen
}

@MainActor
@Instantiable
struct RecipeScreen: Instantiable {
    @Instantiated(fulfilledByType: "RecipeListModel") let recipeListModel: RecipeListModel
    @Instantiated let footer: Footer
}

@MainActor
@Instantiable
struct Footer: Instantiable {
    @Received let recipeService: any RecipeService
    var text: String { "\(recipeService.load().count) in all" }
}

let app = RecipeApp()
app.screen.recipeListModel.refresh()
print(app.screen.recipeListModel.summary)
print(app.screen.footer.text)
let detail = app.screen.recipeListModel.open(2)
print(detail?.text ?? "none", app.screen.recipeListModel.summary)
//: prints
// 2 recipes, 0 opened, 1 changes
// 2 in all
// Pie of 2 2 recipes, 1 opened, 1 changes
