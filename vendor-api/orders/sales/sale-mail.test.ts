import { expect, test } from 'vitest';
import { saleMailHtml } from './sale-mail';

test('a long name without blanks goes on in the next line of the opening instead of out of the mail', () => {
  const opening = `The subscription of ${'W'.repeat(255)} has been renewed.`;
  const html = saleMailHtml({ opening, facts: [], amounts: { rows: [], total: '$0.00' }, closing: '' });
  expect(html).toMatch(/<h1 style="[^"]*overflow-wrap:anywhere/);
});
