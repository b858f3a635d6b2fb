import { expect, test } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { readFile, readText } from './read-list';

const file = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new Blob(parts);
const utf16 = (text: string) =>
  new Uint8Array([
    0xff,
    0xfe,
    ...[...text].flatMap((each) => [each.charCodeAt(0) & 255, each.charCodeAt(0) >> 8]),
  ]);

test.each([
  ['commas', 'Ann,ann@x.example\nBob,bob@x.example'],
  ['semicolons', 'Ann;ann@x.example\r\nBob;bob@x.example\r\n'],
  ['tabs, with a blank line', 'Ann\tann@x.example\n\t\nBob\tbob@x.example\n'],
  ['quotes', '"Ann","ann@x.example"\n"Bob","bob@x.example"'],
])('a table with %s is read', async (_, text) => {
  const table = [
    ['Ann', 'ann@x.example'],
    ['Bob', 'bob@x.example'],
  ];
  expect(readText(text)).toEqual({ ok: true, table });
  expect(await readFile(file('\ufeff', text))).toEqual({ ok: true, table });
  expect(await readFile(file(utf16(text)))).toEqual({ ok: true, table });
});

test('quoted cells keep what is in them', () => {
  expect(readText('"Roe, Ann";ann@x.example;"says ""hello""\nand more"')).toEqual({
    ok: true,
    table: [['Roe, Ann', 'ann@x.example', 'says "hello"\nand more']],
  });
});

test.each([
  ['nothing', file(''), message.planEmpty],
  ['blank lines', file('\n \n,,\n'), message.planEmpty],
  ['another encoding', file(new Uint8Array([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72])), message.listNotText],
  ['a workbook', file(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0xff])), message.listNotText],
  ['NUL in its text', file('ann@x.example\0'), message.listNotText],
  ['too many bytes', file('x'.repeat(5_000_001)), message.listTooLarge],
  ['a million columns', file(','.repeat(1_000_000)), message.listTooWide],
  ['more than 100 columns', file('x,'.repeat(101)), message.listTooWide],
  [
    'more lines than are looked at',
    file('a@x.example', '\n '.repeat(200_001), '\nb@x.example'),
    message.planTooMany,
  ],
  ['more than 20,000 rows', file('Name,Mail\n', 'A,a@x.example\n'.repeat(20_001)), message.planTooMany],
])('a file with %s is refused with a text', async (_, content, text) => {
  expect(await readFile(content)).toEqual({ ok: false, message: text });
});

test('empty lines do not count as rows', () => {
  expect(readText(`a@x.example,\n${',\n'.repeat(30_000)}b@x.example,`)).toMatchObject({
    table: [['a@x.example'], ['b@x.example']],
  });
});
