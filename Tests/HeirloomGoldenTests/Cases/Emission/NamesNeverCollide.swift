// Locals, parameters and functions never collide with one another, with the root's own members or with
// reserved words.

//: App/Parser.swift
import Heirloom

@Instantiable
final class Token: Instantiable {}

@Instantiable
final class Scanner_Token: Instantiable {
    @Instantiated let token: Token
}

enum Scanner {
    @Instantiable
    final class Token: Instantiable {
        @Instantiated let token: App.Token
    }
}

@Instantiable
final class Grammar: Instantiable {
    @Received let `default`: Token
    @Received let `init`: Scanner.Token
    @Received let token2: Token
    @Received let Token: Scanner_Token

    init(default: Token, init: Scanner.Token, token2: Token, Token: Scanner_Token) {
        self.default = `default`
        self.`init` = `init`
        self.token2 = token2
        self.Token = Token
    }
}

@Instantiable
struct Parser: Instantiable {
    @Instantiated let `default`: Token
    @Instantiated let `init`: Scanner.Token
    @Instantiated let token2: Token
    @Instantiated let Token: Scanner_Token
    @Instantiated let grammar: Grammar

    static func makeGrammar() -> Int { 1 }
}

//: App/main.swift
printTree(Parser())

//: generated App
import Heirloom

extension Parser {
    init() {
        let `default` = App.Token()
        let `init` = Parser.heirloomMakeApp_Scanner_Token_2()
        let token2 = App.Token()
        let Token2 = Parser.heirloomMakeApp_Scanner_Token()
        let grammar = Grammar(default: `default`, init: `init`, token2: token2, Token: Token2)
        self.init(default: `default`, init: `init`, token2: token2, Token: Token2, grammar: grammar)
    }

    private static func heirloomMakeApp_Scanner_Token_2() -> Scanner.Token {
        let token = App.Token()
        return Scanner.Token(token: token)
    }

    private static func heirloomMakeApp_Scanner_Token() -> Scanner_Token {
        let token = App.Token()
        return Scanner_Token(token: token)
    }
}

//: prints
// Parser
//   default: Token #1
//   init: Token #2
//     token: Token #3
//   token2: Token #4
//   Token: Scanner_Token #5
//     token: Token #6
//   grammar: Grammar #7
//     default: Token #1
//     init: Token #2
//     token2: Token #4
//     Token: Scanner_Token #5
