import type { MatcherFunction } from '@testing-library/react';

/** Matches the innermost element with this text, also where a part of it has an element of its own. */
export function said(text: string | RegExp): MatcherFunction {
  const isSaid = (element: Element) => {
    const content = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    return typeof text === 'string' ? content === text : text.test(content);
  };
  return (_content, element) => element !== null && isSaid(element) && ![...element.children].some(isSaid);
}
