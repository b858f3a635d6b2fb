import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '#tests/testkit/start-portal';
import { openApp } from '../testing/open-app';
import { translatePage } from '../testing/translate-page';
import { followTranslations } from './translated-texts';

const portal = duringTests(() => startPortal());

test('a text that changes after it was translated says what it says now', async () => {
  const leaveTexts = followTranslations(document.body);
  const { container, rerender } = render(<p>{0} selected</p>);
  const leave = translatePage();
  expect(container.querySelectorAll('font')).toHaveLength(2);
  await Promise.resolve();
  rerender(<p>{2} selected</p>);
  await waitFor(() => expect(container.textContent).toBe('2 selected'));
  leave();
  leaveTexts();
});

test('a page that the browser translates is still shown when a translated text goes', async () => {
  const owner = await portal.user();
  await portal.pastSales(owner, [{ on: '2026-03-01', lines: [['Axure RP Pro', 30_000]] }]);
  openApp({ url: portal.url, path: '/billing', token: owner.token });
  const field = await screen.findByRole('textbox', { name: 'Send subscription renewal receipts to:' });
  const leave = translatePage();
  await enterAndSave(field, 'a@x.example');
  await enterAndSave(field, ', b@x.example');
  expect(screen.queryByText('This page could not be shown.')).toBeNull();
  expect(await portal.storedReceipts(owner)).toEqual(['False', 'a@x.example,b@x.example']);
  leave();
});

async function enterAndSave(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Saved');
}
