import { expect, test } from 'vitest';
import { readUpgrade } from './tab-path';

test.each([
  ['', null, [], null],
  ['upgradeCode=ABC', 'ABC', [], null],
  ['seats=1,2&newEdition=team', null, ['1', '2'], 'team'],
  ['perpSeats=1,%202,&newPerpEdition=team', null, ['1', '2'], 'team'],
  ['seats=1&perpSeats=2&newEdition=&newPerpEdition=ent', null, ['1'], 'ent'],
  ['upgradeCode=&seats=', null, [], null],
])(
  '%j asks for code %j, licenses %j, edition %j (BUY-05, BUY-17)',
  (query, upgradeCode, seats, newEdition) => {
    expect(readUpgrade(new URLSearchParams(query))).toEqual({ upgradeCode, seats, newEdition });
  },
);
