import { expect, it } from 'vitest';
import { colourSlots } from './chart-parts';

const KNOWN = ['Team', 'Pro', 'Enterprise', 'Cloud', 'Author', 'Publisher'];

it('gives a product the same colour, whichever others are shown', () => {
  expect(colourSlots(['Pro', 'Cloud'], KNOWN, 5)).toEqual(
    new Map([
      ['Pro', 1],
      ['Cloud', 3],
    ]),
  );
  expect(colourSlots(['Cloud', 'Team', 'Pro'], KNOWN, 5).get('Cloud')).toBe(3);
});

it('gives no colour twice, the larger product first', () => {
  const slots = colourSlots(['Publisher', 'Team', 'Pro'], KNOWN, 5);
  expect(slots.get('Publisher')).toBe(0);
  expect(new Set(slots.values()).size).toBe(3);
});

it('has a colour for a name that was never heard of', () => {
  expect(colourSlots(['New'], KNOWN, 5)).toEqual(new Map([['New', 0]]));
});
