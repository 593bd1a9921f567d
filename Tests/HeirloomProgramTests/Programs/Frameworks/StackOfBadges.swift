// The coder initializer of some views is not failable.
//: option frameworks=apple

//: App/Badges.swift
import Heirloom
import UIKit

@Instantiable
final class Palette: Instantiable {}

@Instantiable
final class BadgeStack: UIStackView, Instantiable {
    @Instantiated private let palette: Palette
    @Instantiated private let badge: Badge

    init(palette: Palette, badge: Badge) {
        self.palette = palette
        self.badge = badge
        super.init(frame: .zero)
        addSubview(badge)
    }

    @available(*, unavailable)
    required init(coder: NSCoder) { fatalError() }
}

@Instantiable
final class Badge: UIControl, Instantiable {
    @Received private let palette: Palette

    init(palette: Palette) {
        self.palette = palette
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class EmptyStack: UIStackView, Instantiable {}

@MainActor
@Instantiable
struct Stacks: Instantiable {
    @Instantiated let empty: EmptyStack
}

@MainActor func stacks() -> [UIView] { [BadgeStack(), Stacks().empty] }

//: compiles
