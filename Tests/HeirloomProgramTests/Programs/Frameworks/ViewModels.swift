// View models of a controller publish values, and are canceled with it.
//: option frameworks=apple

//: Models/Search.swift
import Combine
import Heirloom

public protocol SearchService {
    func results(for text: String) -> AnyPublisher<[String], Never>
}

@Instantiable(fulfillingAdditionalTypes: [SearchService.self])
public final class LocalSearch: SearchService, Instantiable {
    private let subject = PassthroughSubject<[String], Never>()

    public func results(for text: String) -> AnyPublisher<[String], Never> { subject.eraseToAnyPublisher() }
}

@MainActor
@Instantiable
public final class SearchModel: ObservableObject, Instantiable {
    @Received private let service: any SearchService
    @Forwarded private let initialText: String
    @Published public private(set) var results: [String] = []
    @Published public var text = ""
    private var cancellables: Set<AnyCancellable> = []

    public func search() {
        service.results(for: text.isEmpty ? initialText : text)
            .sink { [weak self] in self?.results = $0 }
            .store(in: &cancellables)
    }
}

//: App/Search.swift
import Combine
import Heirloom
import Models
import UIKit

@Instantiable
final class SearchController: UIViewController, Instantiable {
    @Instantiated private let service: any SearchService
    @Instantiated private let modelBuilder: Instantiator<SearchModel>
    private var model: SearchModel?
    private var cancellables: Set<AnyCancellable> = []

    init(service: any SearchService, modelBuilder: Instantiator<SearchModel>) {
        self.service = service
        self.modelBuilder = modelBuilder
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let model = modelBuilder.instantiate(initialText: "rings")
        model.$results.sink { print($0) }.store(in: &cancellables)
        model.search()
        self.model = model
    }
}

@MainActor func search() -> UIViewController { SearchController() }

//: compiles
