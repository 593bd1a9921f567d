// Classes whose initializers only a written one can call.
//: option frameworks=apple

//: App/Presentation.swift
import Heirloom
import UIKit

@Instantiable
final class Tracker: Instantiable {}

@Instantiable
final class SwipeRecognizer: UIGestureRecognizer, Instantiable {
    @Received private let tracker: Tracker

    init(tracker: Tracker) {
        self.tracker = tracker
        super.init(target: nil, action: nil)
    }
}

@Instantiable
final class TapRecognizer: UIGestureRecognizer, Instantiable {}

@Instantiable
final class SheetPresentation: UIPresentationController, Instantiable {
    @Forwarded private let presented: UIViewController
    @Forwarded private let presenting: UIViewController?
    @Received private let tracker: Tracker

    init(presented: UIViewController, presenting: UIViewController?, tracker: Tracker) {
        self.presented = presented
        self.presenting = presenting
        self.tracker = tracker
        super.init(presentedViewController: presented, presenting: presenting)
    }
}

@Instantiable
final class ShareActivity: UIActivity, Instantiable {
    @Received private let tracker: Tracker
}

@Instantiable
final class ShareItem: UIBarButtonItem, Instantiable {}

@MainActor
@Instantiable
final class Presentations: Instantiable {
    @Instantiated private let tracker: Tracker
    @Instantiated let swipe: SwipeRecognizer
    @Instantiated let tap: TapRecognizer
    @Instantiated let share: ShareActivity
    @Instantiated let item: ShareItem
    @Instantiated let sheetBuilder: Instantiator<SheetPresentation>
}

@MainActor func present(_ controller: UIViewController) -> NSObject {
    Presentations().sheetBuilder.instantiate(presented: controller, presenting: nil)
}

//: compiles
