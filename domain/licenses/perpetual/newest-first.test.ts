import { expect, test } from 'vitest';
import { newestFirst } from './newest-first';

test('the newest purchase comes first, those of one day by their ids', () => {
  const rows = [
    { seatId: '10', purchaseDate: '2018-05-01' },
    { seatId: '9', purchaseDate: '2018-05-01' },
    { seatId: '1', purchaseDate: '2017-01-31' },
    { seatId: '2', purchaseDate: '2020-12-31' },
  ];
  expect(newestFirst(rows).map(({ seatId }) => seatId)).toEqual(['2', '9', '10', '1']);
});
