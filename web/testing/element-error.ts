import { prettyDOM } from '@testing-library/dom';

/** The error of a query that finds nothing, or too much. */
class ElementError extends Error {
  override readonly name = 'TestingLibraryElementError';
}

/**
 * Queries that wait fail many times before they find, and to print the page takes longer than to search it: it is
 * printed when somebody reads the message.
 */
export function elementError(message: string | null, container: Element): Error {
  let text: string | undefined;
  return Object.defineProperty(new ElementError(), 'message', {
    configurable: true,
    get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
  });
}
