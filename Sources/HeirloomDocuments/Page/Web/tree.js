"use strict";

/** A place in the tree: a scope on top, a dependency, an element of a collection, the group of what is left. */
class TreeNode {
    constructor(parent, facts) {
        this.parent = parent;
        this.level = parent ? parent.level + 1 : 1;
        this.isOpen = false;
        /** What is built here: the number of a scope; `undefined` for nothing, and for a collection. */
        this.product = undefined;
        /** The owner and the index of the dependency, and of an element its place in the collection. */
        this.owner = undefined;
        this.index = undefined;
        this.place = undefined;
        /** Its row among those that are shown; `undefined` for none. */
        this.row = undefined;
        Object.assign(this, facts);
    }
}

/**
 * The tree as rows. A scope opens in one place only: where it is nearest to a root. Wherever else it is met, its
 * row leads there.
 */
class Tree {
    constructor(graph) {
        this.graph = graph;
        this.paths = new ShortestPaths(graph, graph.tops);
        this.topNodes = graph.tops.map((top) => new TreeNode(undefined, { product: top, isTop: true }));
        this.addGroup();
        this.nodesOfTops = new Map();
        for (const node of this.topNodes) {
            for (const top of node.group ?? [node]) this.nodesOfTops.set(top.product, top);
        }
        this.rows = [];
    }

    /** Whatever no top reaches stands in a group at the end. */
    addGroup() {
        const left = [...this.graph.scopes.keys()].filter((scope) => !this.paths.arrivals.has(scope));
        if (left.length === 0) return;
        const isRoot = this.graph.roots.length > 0;
        const group = new TreeNode(undefined, { title: isRoot ? "Below no root" : "Built by nothing" });
        const starts = left.filter((scope) =>
            this.graph.stepsTo[scope].every((step) => step.owner === scope));
        group.group = [];
        for (const scope of [...starts, ...left]) {
            if (this.paths.arrivals.has(scope)) continue;
            this.paths.add(scope);
            group.group.push(new TreeNode(group, { product: scope, isTop: true }));
        }
        this.topNodes.push(group);
    }

    dependency(node) {
        return node.owner === undefined ? undefined : this.graph.dependency(node);
    }

    build(node) {
        const dependency = this.dependency(node);
        return node.place === undefined ? dependency && onlyBuild(dependency) : dependency.builds[node.place];
    }

    /** Whether what is built in a place opens there. */
    isHome(node) {
        if (node.isTop) return true;
        const step = this.paths.arrivals.get(node.product);
        return !!step && step.owner === node.owner && step.index === node.index
            && (node.place ?? 0) === step.place;
    }

    /** Where something opens that is met in another place; `undefined` where there is nothing to open. */
    home(node) {
        if (node.product === undefined || this.isHome(node)) return undefined;
        return this.graph.scopes[node.product].dependencies.length > 0 ? node.product : undefined;
    }

    children(node) {
        node.children ??= this.makeChildren(node);
        return node.children;
    }

    makeChildren(node) {
        if (node.group) return node.group;
        const dependency = this.dependency(node);
        if (node.place === undefined && dependency?.collection) {
            return dependency.builds.map((build, place) =>
                this.child(node, { owner: node.owner, index: node.index, place }));
        }
        if (node.product === undefined || !this.isHome(node)) return [];
        const owner = node.product;
        return this.graph.scopes[owner].dependencies.map((_, index) => this.child(node, { owner, index }));
    }

    child(parent, facts) {
        const node = new TreeNode(parent, facts);
        node.product = this.graph.numbers.get(this.build(node)?.scope);
        return node;
    }

    /** Lists the rows that are to be seen. */
    list() {
        for (const node of this.rows) node.row = undefined;
        this.rows = [];
        const left = [...this.topNodes].reverse();
        while (left.length > 0) {
            const node = left.pop();
            node.row = this.rows.length;
            this.rows.push(node);
            if (!node.isOpen) continue;
            const children = this.children(node);
            for (let index = children.length - 1; index >= 0; index -= 1) left.push(children[index]);
        }
    }

    openAll() {
        const left = [...this.topNodes];
        while (left.length > 0) {
            const node = left.pop();
            const children = this.children(node);
            node.isOpen = children.length > 0;
            for (const child of children) left.push(child);
        }
        this.list();
    }

    closeAll() {
        for (const node of this.rows) node.isOpen = false;
        this.list();
    }

    /** Opens level by level while the rows stay few. */
    openFirst(limit) {
        let count = this.topNodes.length;
        let level = this.topNodes;
        while (level.length > 0) {
            const next = [];
            for (const node of level) {
                const children = node.group ? [] : this.children(node);
                if (children.length === 0) continue;
                if (count + children.length > limit && node.level > 1) break;
                count += children.length;
                node.isOpen = true;
                next.push(...children);
            }
            level = next;
        }
        this.list();
    }

    /** The place in which a scope opens, with all above it opened. */
    reveal(scope) {
        const path = this.paths.path(scope);
        let node = this.nodesOfTops.get(path.length > 0 ? path[0].owner : scope);
        if (node.parent) node.parent.isOpen = true;
        for (const step of path) {
            node.isOpen = true;
            node = this.children(node)[step.index];
            if (!this.dependency(node).collection) continue;
            node.isOpen = true;
            node = this.children(node)[step.place];
        }
        this.list();
        return node;
    }
}
