// The first generic argument of an erased instantiator may list the forwarded properties in any order of labels.

//: App/Reader.swift
import Heirloom

protocol Page {
    var title: String { get }
}

@Instantiable
struct ArticlePage: Instantiable, Page {
    @Forwarded let title: String
    @Forwarded let number: Int
    @Received let subtitle: String
}

@Instantiable
struct CoverPage: Instantiable, Page {
    @Forwarded let title: String
    @Forwarded let subtitle: String
    @Forwarded let number: Int
    @Instantiated(fulfilledByType: "ArticlePage")
    let articleBuilder: SendableErasedInstantiator<(number: Int, title: String), any Page>
}

@Instantiable
final class Reader: Instantiable {
    @Instantiated(fulfilledByType: "CoverPage")
    let coverBuilder: ErasedInstantiator<(number: Int, title: String, subtitle: String), any Page>?
}

//: App/main.swift
if let cover = Reader().coverBuilder?.instantiate((number: 1, title: "Swift", subtitle: "a bird")) {
    printTree(cover)
    if let cover = cover as? CoverPage {
        printTree(cover.articleBuilder.instantiate((number: 2, title: "Wings")))
    }
}

//: generated App
import Heirloom

extension Reader {
    convenience init() {
        let coverBuilder: ErasedInstantiator<(number: Int, title: String, subtitle: String), any Page>? = ErasedInstantiator<(number: Int, title: String, subtitle: String), any Page> { number, title, subtitle in  // Reader.coverBuilder
            Reader.heirloomMakeCoverPage(title: title, subtitle: subtitle, number: number)
        }
        self.init(coverBuilder: coverBuilder)
    }

    private static func heirloomMakeCoverPage(title: String, subtitle: String, number: Int) -> CoverPage {
        let articleBuilder = SendableErasedInstantiator<(number: Int, title: String), any Page> { number, title in  // CoverPage.articleBuilder
            ArticlePage(title: title, number: number, subtitle: subtitle)
        }
        return CoverPage(title: title, subtitle: subtitle, number: number, articleBuilder: articleBuilder)
    }
}

extension InstantiatorProtocol where T == ArticlePage {
    func instantiate(title: String, number: Int) -> ArticlePage {
        instantiate((title: title, number: number))
    }
}

extension InstantiatorProtocol where T == CoverPage {
    func instantiate(title: String, subtitle: String, number: Int) -> CoverPage {
        instantiate((title: title, subtitle: subtitle, number: number))
    }
}

//: prints
// CoverPage
//   title: String "Swift"
//   subtitle: String "a bird"
//   number: Int 1
//   articleBuilder: SendableErasedInstantiator<(number: Int, title: String), Page>
// ArticlePage
//   title: String "Wings"
//   number: Int 2
//   subtitle: String "a bird"
