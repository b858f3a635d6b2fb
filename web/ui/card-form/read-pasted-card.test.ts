import { describe, expect, it } from 'vitest';
import { readExpiry, readPastedCard } from './read-pasted-card';

describe('an expiry date in one text', () => {
  it.each([
    ['04/29', '04', '2029'],
    ['4/29', '04', '2029'],
    ['04 / 2029', '04', '2029'],
    ['0429', '04', '2029'],
    ['04-29', '04', '2029'],
    ['2029-04', '04', '2029'],
    ['12/2046', '12', '2046'],
    ['０４/２９', '04', '2029'],
    ['٠٤/٢٠٢٩', '04', '2029'],
  ])('%s is read', (text, month, year) => {
    expect(readExpiry(text)).toEqual({ month, year });
  });

  it.each(['', '13/29', '00/29', '4', '2029', 'April', '1/2/2029x'])('%j is none', (text) => {
    expect(readExpiry(text)).toBeNull();
  });
});

describe('a whole card in one text', () => {
  it.each([
    ['4111 1111 1111 1111 04/29 123', '123'],
    ['4111111111111111\t4/2029\t123', '123'],
    ['4111-1111-1111-1111, 04/29', ''],
    ['４１１１ １１１１ １１１１ １１１１ ０４/２９ １２３', '123'],
    ['٤١١١١١١١١١١١١١١١ ٠٤/٢٩ ١٢٣', '123'],
  ])('%s is taken apart', (text, cvv) => {
    expect(readPastedCard(text)).toEqual({ number: '4111111111111111', month: '04', year: '2029', cvv });
  });

  it.each(['4111 1111 1111 1111', '04/29', '', 'card 12/29'])('%j is not one', (text) => {
    expect(readPastedCard(text)).toBeNull();
  });
});
