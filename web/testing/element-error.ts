import { prettyDOM } from '@testing-library/dom';

/** Error of a query with no match, or too many. */
class ElementError extends Error {
  override readonly name = 'TestingLibraryElementError';
}

/**
 * Prints the page only when the message is read: waiting queries fail many times, and printing takes longer
 * than searching.
 */
export function elementError(message: string | null, container: Element): Error {
  let text: string | undefined;
  return Object.defineProperty(new ElementError(), 'message', {
    configurable: true,
    get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
  });
}
