import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Announcement } from '../states/announcement';
import { Loading } from '../states/loading';
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

test('loading content of a dialog is announced outside of the inert page', () => {
  render(<Announcement />, { container: page });
  render(
    <Loading label="Loading your organizations">
      <OpenDialog />
    </Loading>,
  );
  const announcement = screen.getByRole('status');
  expect(announcement.textContent).toBe('Loading your organizations');
  expect(announcement.closest('[inert]')).toBeNull();
});
