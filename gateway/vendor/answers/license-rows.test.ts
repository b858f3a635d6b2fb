import { describe, expect, test } from 'vitest';
import { licenseRows as benchRows } from '../../../tests/bench/account';
import { licenseRows, parseLicenseRows } from './license-rows';

/** 200 KB, long enough to be parsed in pieces. */
const { subRows, ...others } = benchRows({ seats: 250, groups: 3 });
const [first, second] = subRows;

function readInPieces(body: object) {
  const bytes = Buffer.from(JSON.stringify(body));
  const chunks = [bytes.subarray(0, 65_536), bytes.subarray(65_536, 131_072), bytes.subarray(131_072)];
  return licenseRows.safeParse(
    parseLicenseRows({ status: 200, tag: null, retryAfter: null, chunks, read: null }),
  );
}

describe('the rows of a large account', () => {
  test('are read while the text is parsed, instead of from a parsed list', () => {
    const bytes = Buffer.from(JSON.stringify({ subRows, ...others }));
    const body = parseLicenseRows({ status: 200, tag: null, retryAfter: null, chunks: [bytes], read: null });
    expect(body).not.toHaveProperty('subRows.length');
  });

  test.each([
    ['in one list', { subRows, ...others }],
    ['behind the other lists', { ...others, subRows }],
    ['with seats that come twice', { subRows: [...subRows, ...subRows.slice(0, 9)], ...others }],
    [
      'with a group that another list has too',
      { ...others, subRows, canceledRows: [first], upcomingSubRows: [second] },
    ],
  ])('say the same as when they are read at once, %s', (_, body) => {
    expect(readInPieces(body)).toEqual(licenseRows.safeParse(body));
  });

  test('are invalid if one of the last is, which the error names', () => {
    const body = { subRows: [...subRows, { ...first, licenseType: 'PRO' }], ...others };
    const { error } = readInPieces(body);
    expect(error?.issues[0]?.path).toEqual([250, 'licenseType']);
    expect(error?.issues).toEqual(licenseRows.safeParse(body).error?.issues);
  });
});
