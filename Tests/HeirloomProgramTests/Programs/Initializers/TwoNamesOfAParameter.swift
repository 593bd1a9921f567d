// An initializer's parameter takes the property with its label, or else with its internal name; a function's takes the
// dependency with its internal name.
//: App/App.swift
import Heirloom

struct Rank { let number: Int }

struct Search { let rank: Rank }

@Instantiable
extension Rank: Instantiable {
    static func instantiate() -> Rank { Rank(number: 1) }
}

@Instantiable
extension Search: Instantiable {
    static func instantiate(with rank: Rank) -> Search { Search(rank: rank) }
}

@Instantiable
struct Board: Instantiable {
    @Received let rank: Rank
    @Received let search: Search

    init(search rank: Search, with other: Int = 2, rank search: Rank) {
        self.rank = search
        self.search = rank
    }
}

@Instantiable
struct Player: Instantiable {
    @Received let rank: Rank

    init(of rank: Rank) { self.rank = rank }
}

@Instantiable
struct App: Instantiable {
    @Instantiated let rank: Rank
    @Instantiated let search: Search
    @Instantiated let board: Board
    @Instantiated let player: Player
}
//: App/main.swift
let app = App()
print(app.search.rank.number, app.board.rank.number, app.board.search.rank.number, app.player.rank.number)
//: prints
// 1 1 1 1
