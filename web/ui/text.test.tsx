import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import figures from './figures.module.css';
import { Sentence } from './text';

const unbroken = (container: HTMLElement) =>
  [...container.querySelectorAll(`.${figures['figures']}`)].map(({ textContent }) => textContent);

test.each([
  ['Payment failed for Group 2 on Nov 24, 2026.', ['Group 2', 'Nov 24, 2026']],
  ['It pays for Dec 7, 2026 to Dec 6, 2027.', ['Dec 7, 2026', 'Dec 6, 2027']],
  ['1 selected, none of them RP 8', ['RP 8']],
  ['zoe@test.example was asked to take over Group 12.', ['Group 12']],
  ['Changes to Cloud for Business - 20 Publishers', ['- 20']],
  ['3 seats changed.', []],
])('“%s” keeps %j on one line each and its text as it is', (text, kept) => {
  const { container } = render(<Sentence>{text}</Sentence>);
  expect(unbroken(container)).toEqual(kept);
  expect(container.textContent).toBe(text);
});
