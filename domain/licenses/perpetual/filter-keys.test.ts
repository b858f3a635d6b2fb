import { expect, test } from 'vitest';
import { filterKeys, newestFirst } from './filter-keys';

const LICENSES = [
  { id: 'a', key: 'KD4M-7Q2X', licensee: 'Keystone Design' },
  { id: 'b', key: null, licensee: 'Lee Ltd' },
  { id: 'c', key: 'W8ZC-1F6R', licensee: null },
];

test.each([
  ['', ['a', 'b', 'c']],
  [null, ['a', 'b', 'c']],
  ['  ', ['a', 'b', 'c']],
  ['stone des', ['a']],
  ['LEE', ['b']],
  ['w8zc-', ['c']],
  ['7q', ['a']],
  ['null', []],
  ['nobody', []],
])('the search %j finds %j (MAN-08)', (search, ids) => {
  expect(filterKeys(LICENSES, search).map(({ id }) => id)).toEqual(ids);
});

test('a licensee is found with composed and decomposed letters', () => {
  const licenses = ['M\u00fcller AG', 'Mu\u0308ller AG'].map((licensee) => ({ key: null, licensee }));
  for (const search of ['m\u00fcller', 'mu\u0308ller']) expect(filterKeys(licenses, search)).toHaveLength(2);
});

test('the newest purchase comes first, those of one day by their ids', () => {
  const rows = [
    { seatId: '10', purchaseDate: '2018-05-01' },
    { seatId: '9', purchaseDate: '2018-05-01' },
    { seatId: '1', purchaseDate: '2017-01-31' },
    { seatId: '2', purchaseDate: '2020-12-31' },
  ];
  for (const given of [rows, rows.toReversed()])
    expect(newestFirst(given).map(({ seatId }) => seatId)).toEqual(['2', '9', '10', '1']);
});
