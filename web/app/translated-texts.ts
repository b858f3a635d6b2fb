/**
 * Browser translation replaces text nodes, while React keeps updating and removing the originals: the screen
 * would show stale quantities, or crash. A text that changes is put back, to be translated again.
 */
export function followTranslations(root: Node): () => void {
  const places = new WeakMap<Node, Element>();
  const putBack = (text: Node | null) => {
    const place = text && places.get(text);
    if (!place) return;
    places.delete(text);
    place.replaceWith(text);
  };
  const texts = new MutationObserver((changes) => {
    for (const { target } of changes) putBack(target);
  });
  const page = new MutationObserver((changes) => {
    for (const change of changes) {
      const place = translationIn(change);
      if (place === undefined) continue;
      for (const text of change.removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.parentNode !== null) continue;
        places.set(text, place);
        texts.observe(text, { characterData: true });
        putBackFirst(change.target, putBack);
      }
    }
  });
  page.observe(root, { childList: true, subtree: true });
  return () => {
    page.disconnect();
    texts.disconnect();
  };
}

function translationIn({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined {
  return [...addedNodes, previousSibling, nextSibling].find(
    (node): node is Element => node?.nodeName === 'FONT',
  );
}

/** React looks for a text node under its original parent. */
function putBackFirst(parent: Node, putBack: (text: Node | null) => void): void {
  if (Object.hasOwn(parent, 'removeChild')) return;
  parent.removeChild = (child) => {
    putBack(child);
    return Node.prototype.removeChild.call(parent, child) as typeof child;
  };
  parent.insertBefore = (node, before) => {
    putBack(node);
    putBack(before);
    return Node.prototype.insertBefore.call(parent, node, before) as typeof node;
  };
}
