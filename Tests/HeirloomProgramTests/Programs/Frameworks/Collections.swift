// Collection views with custom layouts and cells.
//: option frameworks=apple

//: App/Gallery.swift
import Heirloom
import UIKit

@Instantiable
final class Metrics: Instantiable {
    let spacing = 4.0
}

@Instantiable(fulfillingAdditionalTypes: [UICollectionViewLayout.self])
final class GridLayout: UICollectionViewFlowLayout, Instantiable {
    @Received private let metrics: Metrics

    init(metrics: Metrics) {
        self.metrics = metrics
        super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class PhotoCell: UICollectionViewCell, Instantiable {
    private let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { fatalError() }
}

@Instantiable
final class PhotoHeader: UICollectionReusableView, Instantiable {}

@Instantiable
final class GalleryController: UICollectionViewController, Instantiable {
    @Instantiated private let metrics: Metrics
    @Instantiated private let layout: UICollectionViewLayout
    @Instantiated private let cellBuilder: Instantiator<PhotoCell>
    @Instantiated private let headerBuilder: Instantiator<PhotoHeader>

    init(
        metrics: Metrics,
        layout: UICollectionViewLayout,
        cellBuilder: Instantiator<PhotoCell>,
        headerBuilder: Instantiator<PhotoHeader>
    ) {
        self.metrics = metrics
        self.layout = layout
        self.cellBuilder = cellBuilder
        self.headerBuilder = headerBuilder
        super.init(collectionViewLayout: layout)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
}

@MainActor func gallery() -> UIViewController { GalleryController() }

//: compiles
