type ComputedStyle = typeof window.getComputedStyle;

/** The page's window, which queries use; `window` is the test's own. */
const pageWindow = document.defaultView ?? window;

const EMPTY = {} as CSSStyleDeclaration;

const displays = new Map<string, string>();

/** Default `display` of an element type. */
function displayOf({ localName, namespaceURI }: Element, real: ComputedStyle): string {
  const known = displays.get(localName);
  if (known !== undefined) return known;
  const { display } = real(document.createElementNS(namespaceURI, localName));
  displays.set(localName, display);
  return display;
}

const ownStyle = (element: Element, property: string) =>
  'style' in element ? (element as HTMLElement).style.getPropertyValue(property) : '';

/** Returns the element's own `visibility`, or that of its nearest ancestor with one. */
function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = ownStyle(at, 'visibility');
    if (own !== '' && own !== 'inherit') return own;
  }
  return 'visible';
}

/**
 * Answers the style lookups of queries by role, which concern visibility only, from inline styles. jsdom
 * would match each element against its whole default sheet, although tests load no style sheets. All else,
 * and everything once the returned function is called, is answered by jsdom.
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
      // The caller checks the ancestors itself.
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
