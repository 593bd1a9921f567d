// Clean architecture: use cases behind protocols with primary associated types, facades by composition, mappers as functions
// and metatypes.
//: Domain/Domain.swift
public struct Article: Equatable, Sendable { public let id: Int; public init(id: Int) { self.id = id } }
public protocol UseCase<Input, Output>: Sendable {
    associatedtype Input
    associatedtype Output
    func execute(_ input: Input) async throws -> Output
}
public protocol ArticleRepository: Sendable { func article(_ id: Int) async -> Article? }
public typealias LoadArticle = UseCase<Int, Article?>
public protocol Mapping { static func map(_ text: String) -> Article? }
//: Data/Data.swift
import Domain
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [(any ArticleRepository).self])
public struct RemoteArticleRepository: ArticleRepository, Instantiable {
    @Received private let parse: @Sendable (Substring) -> Article?
    @Received private let mapping: any (Mapping & Sendable).Type
    public func article(_ id: Int) async -> Article? { parse("\(id)") ?? mapping.map("\(id)") }
}

@Instantiable(fulfillingAdditionalTypes: [(any LoadArticle).self])
public struct LoadArticleInteractor: UseCase, Instantiable {
    @Received private let articles: any ArticleRepository
    public func execute(_ input: Int) async throws -> Article? { await articles.article(input) }
}

public enum NumberMapping: Mapping, Sendable { public static func map(_ text: String) -> Article? { Int(text).map(Article.init) } }
//: App/main.swift
import Data
import Domain
import Heirloom

@Instantiable
struct Feature: Instantiable {
    @Forwarded let parse: @Sendable (Substring) -> Article?
    @Forwarded let mapping: any (Mapping & Sendable).Type
    @Instantiated private let articles: any ArticleRepository
    @Instantiated let load: any UseCase<Int, Article?>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let featureBuilder: Instantiator<Feature>
}

let feature = App().featureBuilder.instantiate(parse: { $0 == "1" ? Article(id: 10) : nil }, mapping: NumberMapping.self)
print(try await feature.load.execute(1)?.id ?? 0, try await feature.load.execute(2)?.id ?? 0)
//: prints
// 10 2
