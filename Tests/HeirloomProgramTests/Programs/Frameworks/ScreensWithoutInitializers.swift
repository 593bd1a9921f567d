// Classes with dependencies below Apple classes, whose required initializers the macro cannot write.
//: option frameworks=apple

//: App/Screens.swift
import AppKit
import Heirloom
import SwiftUI
import UIKit

@Instantiable
final class Store: Instantiable {}

public class BaseController: UIViewController {}

@Instantiable
final class 1️⃣ListController: UITableViewController, Instantiable {
    @Received private let store: Store
}

@Instantiable
final class 2️⃣DetailController: BaseController, Instantiable {
    @Received private let store: Store
}

@Instantiable
final class 3️⃣Stack: UIStackView, Instantiable {
    @Received private let store: Store
}

@Instantiable
final class 4️⃣Responder: NSResponder, Instantiable {
    @Received private let store: Store
}

@Instantiable
final class 5️⃣NameFormatter: Formatter, Instantiable {
    @Received private let store: Store
}

@Instantiable
final class 6️⃣Host: UIHostingController<Text>, Instantiable {
    @Received private let store: Store
}

@Instantiable
final class 7️⃣EmptyHost: UIHostingController<Text>, Instantiable {}

@Instantiable
public final class 8️⃣PublicController: BaseController, Instantiable {}

@Instantiable
final class TitledView: UIView, Instantiable {
    private let title: String

    9️⃣init(title: String) {
        self.title = title
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

//: refused
// 1️⃣ missing-initializer
// 2️⃣ missing-initializer
// 3️⃣ missing-initializer
// 4️⃣ missing-initializer
// 5️⃣ missing-initializer
// 6️⃣ missing-initializer
// 7️⃣ missing-initializer
// 8️⃣ missing-initializer
// 9️⃣ unusable-initializer
