type ComputedStyle = typeof window.getComputedStyle;

/** The window of the page itself, which queries ask; `window` is the test's own. */
const pageWindow = document.defaultView ?? window;

const EMPTY = {} as CSSStyleDeclaration;

const displays = new Map<string, string>();

/** How elements of a kind are displayed unless something else is said. */
function displayOf({ localName, namespaceURI }: Element, real: ComputedStyle): string {
  const known = displays.get(localName);
  if (known !== undefined) return known;
  const { display } = real(document.createElementNS(namespaceURI, localName));
  displays.set(localName, display);
  return display;
}

const ownStyle = (element: Element, property: string) =>
  'style' in element ? (element as HTMLElement).style.getPropertyValue(property) : '';

/** The element's own, or that of the nearest one around it that has one. */
function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = ownStyle(at, 'visibility');
    if (own !== '' && own !== 'inherit') return own;
  }
  return 'visible';
}

/**
 * Answers what queries by role ask of every element, whether and how it is shown, from the element itself. jsdom would
 * match each element with each rule of its own sheet, for there are no others: tests load no style sheets. Everything
 * else is answered by jsdom, as all is when the returned function has been called.
 */
export function answerFromOwnStyles(): () => void {
  const { getComputedStyle } = pageWindow;
  const real = getComputedStyle.bind(pageWindow);
  pageWindow.getComputedStyle = (element, pseudo) => {
    if (pseudo) return real(element, pseudo);
    const answers: Record<string, () => string> = {
      display: () =>
        element.hasAttribute('hidden') ? 'none' : ownStyle(element, 'display') || displayOf(element, real),
      visibility: () => visibilityOf(element),
      // Whoever asks looks at the elements around it as well.
      pointerEvents: () => ownStyle(element, 'pointer-events'),
    };
    const getPropertyValue = (property: string) =>
      answers[property]?.() ?? real(element).getPropertyValue(property);
    return new Proxy(EMPTY, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return getPropertyValue;
        return answers[String(name)]?.() ?? Reflect.get(real(element), name);
      },
    });
  };
  return () => {
    pageWindow.getComputedStyle = getComputedStyle;
  };
}
