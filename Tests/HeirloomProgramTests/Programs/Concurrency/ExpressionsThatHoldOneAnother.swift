// An expression and its operands hold one another, and so the compiler infers 'Sendable' for neither.
//: App/main.swift
import Heirloom

indirect enum Expression {
    case literal(Int)
    case sum(Operands)
}

struct Operands {
    let left: Expression
    let right: Expression
}

@Instantiable
struct Evaluation: Instantiable {
    @Received let expression: Expression
    @Forwarded let depth: Int
}

@Instantiable
struct Document: Instantiable {
    @Forwarded let expression: Expression
    @Instantiated let 1️⃣evaluations: SendableInstantiator<Evaluation>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let documents: Instantiator<Document>
}
//: refused
// 1️⃣ not-sendable
