import Testing

@Suite struct ClosureReaderTests {
    @Test func closuresAreReadWithTheirParameters() {
        #expect(
            SummarizedText(
                """
                import Heirloom
                @Instantiable
                public struct Shop: Instantiable {
                    @Instantiated({ 30 }) private let limit: Int
                    @Instantiated({ (limit: Int, log: Log) async throws(E) -> Client in Client(limit) }) public let client: any API
                    @Instantiated({ (user: User) in Session(user) }) let open: @Sendable (_ user: User) -> Session
                    @Instantiated({ @MainActor () -> Model in Model() }) package let model: () -> Model
                }
                """
            ).outline
                == """
                import Heirloom
                public final struct Shop=Shop : Instantiable stores [Int, any API, @Sendable (_ user: User) -> Session, () -> Model]
                instantiable public final struct Shop=Shop type Shop @Instantiable
                  limit=limit: Int instantiated ⟨@Instantiated({ 30 }) private let limit: Int⟩
                  client=client: any API instantiated ⟨@Instantiated({ (limit: Int, log: Log) async throws(E) -> Client in Client(limit) }) public let client: any API⟩
                  open=open: @Sendable (_ user: User) -> Session instantiated ⟨@Instantiated({ (user: User) in Session(user) }) let open: @Sendable (_ user: User) -> Session⟩
                  model=model: () -> Model instantiated ⟨@Instantiated({ @MainActor () -> Model in Model() }) package let model: () -> Model⟩
                  public memberwiseInitializer(limit: limit, client: client, open: open, model: model)
                  instantiable internal closure of limit Shop=limit type Int @Instantiated({ 30 })
                    internal closure() ⟨{ 30 }⟩
                  instantiable public closure of client Shop=client type Client @Instantiated({ (limit: Int, log: Log) async throws(E) -> Client in Client(limit) })
                    limit=limit: Int: Int received ⟨limit: Int⟩
                    log=log: Log: Log received ⟨log: Log⟩
                    public closure(limit: limit, log: log) async throws(E) ⟨{ (limit: Int, log: Log) async throws(E) -> Client in Client(limit) }⟩
                  instantiable internal closure of open Shop=open type Session=@Sendable (_ user: User) -> Session @Instantiated({ (user: User) in Session(user) })
                    user=user: User: User received ⟨user: User⟩
                    internal closure(user: user) nonisolated ⟨{ (user: User) in Session(user) }⟩
                  instantiable package closure of model Shop=model type Model @Instantiated({ @MainActor () -> Model in Model() })
                    package closure() @MainActor ⟨{ @MainActor () -> Model in Model() }⟩
                """
        )
    }
}
