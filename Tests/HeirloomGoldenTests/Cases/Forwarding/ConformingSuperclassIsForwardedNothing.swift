// A class cannot have forwarded properties if its superclass conforms to `Instantiable`. It would inherit the superclass's
// `ForwardedProperties`.

//: App/Shop.swift
import Heirloom

class Screen: Instantiable {
    init() {}
}

class Sheet: Instantiable {
    typealias ForwardedProperties = Int

    init() {}
}

@Instantiable
final class Article: Screen {
    @Forwarded let number: Int
}

@Instantiable(conformsElsewhere: true)
final class Picture: Screen {
    @Forwarded let number: Int
}

@Instantiable(conformsElsewhere: true)
final class Page: Sheet {
    @Forwarded let number: Int
}

@Instantiable
struct Shop: Instantiable {
    @Instantiated let articleBuilder: Instantiator<Article>
    @Instantiated let pictureBuilder: Instantiator<Picture>
    @Instantiated let pageBuilder: Instantiator<Page>
}

//: App/main.swift
printTree(Shop())

//: diagnostics
// App/Shop.swift:14:13: error: 'Article' cannot have forwarded properties because its superclass 'Screen' conforms to 'Instantiable': it would inherit the 'ForwardedProperties' of 'Screen' [instantiable-superclass]
// App/Shop.swift:3:7: note: remove the conformance from 'Screen', and make 'Article' conform itself
// App/Shop.swift:19:13: error: 'Picture' cannot have forwarded properties because its superclass 'Screen' conforms to 'Instantiable': it would inherit the 'ForwardedProperties' of 'Screen' [instantiable-superclass]
// App/Shop.swift:3:7: note: remove the conformance from 'Screen', and make 'Picture' conform itself
