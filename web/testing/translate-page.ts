/** Replaces each text by an element, as browsers do. @returns a function that stops it */
export function translatePage(): () => void {
  const translate = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text instanceof Text && !text.parentElement?.closest('font, script, style')) found.push(text);
    }
    for (const text of found) text.replaceWith(translated(text.data));
  };
  translate();
  const observer = new MutationObserver(translate);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

function translated(text: string): HTMLElement {
  const element = document.createElement('font');
  element.append(text);
  return element;
}
