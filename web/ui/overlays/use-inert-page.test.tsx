import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useInertPage } from './use-inert-page';

let page: HTMLElement;

beforeEach(() => {
  page = document.createElement('div');
  page.id = 'root';
  document.body.append(page);
});

afterEach(() => {
  cleanup();
  page.remove();
});

function OpenDialog() {
  useInertPage();
  return null;
}

test('the page cannot be reached until the last of several dialogs is closed', () => {
  const first = render(<OpenDialog />);
  const second = render(<OpenDialog />);
  expect(page.hasAttribute('inert')).toBe(true);
  first.unmount();
  expect(page.hasAttribute('inert')).toBe(true);
  second.unmount();
  expect(page.hasAttribute('inert')).toBe(false);
});
