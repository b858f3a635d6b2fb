import { expect, test } from 'vitest';
import { orderFacts } from './order-mail';

test('a mark of direction in the name of a licensee turns nothing around in a mail', () => {
  const facts = orderFacts('AX-7K3M-9QPD', { today: '2026-04-11', licensee: 'Lee \u202eLtd' }, null);
  expect(facts).toContainEqual(['Licensee', 'Lee Ltd']);
});
