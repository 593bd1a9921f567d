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
