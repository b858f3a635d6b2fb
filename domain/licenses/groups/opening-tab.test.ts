import { expect, test } from 'vitest';
import { openingTab } from './opening-tab';

test.each([
  ['true', true, true, 'cloud'],
  ['true', false, false, 'cloud'],
  [null, true, true, 'rp'],
  ['false', true, true, 'rp'],
  ['1', true, false, 'rp'],
  [null, false, true, 'cloud'],
  ['false', false, true, 'rp'],
  [null, false, false, 'rp'],
])(
  'cloud=%s, RP products %s, cloud products %s opens %s (MAN-02, T-14)',
  (queryCloud, hasRp, hasCloud, tab) => {
    expect(openingTab({ queryCloud, hasRp, hasCloud })).toBe(tab);
  },
);
