import { brotliCompressSync, gzipSync } from 'node:zlib';

export interface Body {
  readonly what: string;
  readonly type?: string;
  readonly encoding?: string;
  readonly bytes: Uint8Array | string;
}

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
/** Part of every body; no answer may repeat it. */
export const BODY_CANARY = 'canary-in-a-body';
const json = (what: string, bytes: string, type = JSON_TYPE): Body => ({ what, type, bytes });
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Bodies that no endpoint can use; each must be clearly refused. */
export const HOSTILE_BODIES: Body[] = [
  json('three megabytes', JSON.stringify({ canary: BODY_CANARY, name: 'x'.repeat(3_000_000) })),
  json('a hundred thousand lists in each other', nested('[', ']', 100_000)),
  json('objects in each other', `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`),
  json('a deep list for a text', `{"name":${nested('[', ']', 40_000)},"loginEmail":[[]],"email":{}}`),
  json('half of it', `{"password":"${BODY_CANARY}`),
  json('a list', `["${BODY_CANARY}"]`),
  json('null', 'null'),
  json('a text', `"${BODY_CANARY}"`),
  json('a number', '1e999'),
  json('nothing', ''),
  json(
    'its fields in the prototype',
    `{"__proto__":{"name":"${BODY_CANARY}","loginEmail":"x","password":"y"}}`,
  ),
  json('a constructor', '{"constructor":{"prototype":{"name":"x"}}}'),
  json('an unknown charset', '{"name":"x"}', 'application/json; charset=evil'),
  json('latin1', '{"name":"x"}', 'application/json; charset=iso-8859-1'),
  {
    what: 'no UTF-8',
    type: JSON_TYPE,
    bytes: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  },
  json('JSON called text', `{"name":"${BODY_CANARY}"}`, 'text/plain'),
  json(
    'XML that reads a file',
    '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>',
    'application/xml',
  ),
  json(
    'a form with every field twice',
    'name=a&name=b&email=a&email=b&loginEmail=a&loginEmail=b&password=x',
    FORM,
  ),
  json('a form with a deep name', `name${'[a]'.repeat(5_000)}=b`, FORM),
  json('a form of thirty thousand fields', 'a=1&'.repeat(30_000), FORM),
  json('a form with a far index', 'name[999999999]=b&email[999999999]=b', FORM),
  json('a form with objects for texts', 'name[x]=1&email[x]=1&password[x]=1&__proto__[y]=1', FORM),
  json(
    'a multipart form',
    '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nx\r\n--x--',
    'multipart/form-data; boundary=x',
  ),
  { what: 'no type', bytes: new TextEncoder().encode('{"name":"x"}') },
  {
    what: 'a bomb by gzip',
    type: JSON_TYPE,
    encoding: 'gzip',
    bytes: gzipSync(Buffer.alloc(100_000_000, 32)),
  },
  {
    what: 'a bomb by brotli',
    type: JSON_TYPE,
    encoding: 'br',
    bytes: brotliCompressSync(Buffer.alloc(20_000_000, 32)),
  },
  { what: 'what is not compressed as it says', type: JSON_TYPE, encoding: 'deflate', bytes: 'garbage' },
  { what: 'an unknown compression', type: JSON_TYPE, encoding: 'zstd', bytes: '{}' },
];

const BOUNDARY = 'the-boundary';

interface Part {
  readonly name?: string;
  readonly file?: string | null;
  readonly body?: string;
  readonly more?: string;
}

function part({ name = 'fileToUpload', file = 'me.png', body = 'no picture', more = '' }: Part = {}): string {
  const fileName = file === null ? '' : `; filename="${file}"`;
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${fileName}\r\n${more}\r\n${body}\r\n`;
}

const form = (what: string, ...parts: string[]): Body => ({
  what,
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  bytes: `${parts.join('')}--${BOUNDARY}--`,
});

/** Forms without a valid picture. */
export const HOSTILE_FORMS: Body[] = [
  form('two files', part(), part()),
  form('a file under another name', part({ name: 'file' })),
  form('a text for a file', part({ file: null })),
  form('whose photo it is', part(), part({ name: 'userId', file: null })),
  form('a field in a field', part({ name: 'fileToUpload[a][b]' })),
  form('a field of the prototype', part({ name: '__proto__' })),
  form('five thousand parts', part({ name: 'a', file: null }).repeat(5_000)),
  form('three thousand headers', part({ more: 'X-A: b\r\n'.repeat(3_000) })),
  form('a name of 100,000 letters', part({ file: `${'a'.repeat(100_000)}.png` })),
  form('a name that leaves the folder', part({ file: '../../../../tmp/canary.png' })),
  form('a name with a line break', part({ file: 'me%0d%0aX-Evil: 1.png' })),
  form('a name that reads backwards', part({ file: 'me\u202Egnp.exe' })),
  form('a name that ends early', part({ file: 'me.html\u0000.png' })),
  form('six megabytes', part({ body: 'x'.repeat(6_000_000) })),
  form('a page', part({ file: 'me.html', body: '<script>alert(1)</script>' })),
  form(
    'a page called a picture',
    part({ body: '<script>alert(1)</script>', more: 'Content-Type: image/png\r\n' }),
  ),
  form('a drawing with a script', part({ file: 'me.svg', body: '<svg onload="alert(1)"/>' })),
  form('a drawing called a picture', part({ body: '<svg onload="alert(1)"/>' })),
  form('a picture that is a script', part({ file: 'me.gif', body: 'GIF89a=1;alert(1)//' })),
  { what: 'no boundary', type: 'multipart/form-data', bytes: part() },
  { what: 'another boundary', type: 'multipart/form-data; boundary=another', bytes: part() },
  {
    what: 'a boundary without an end',
    type: `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
    bytes: part(),
  },
  { what: 'no end', type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: part() },
  { what: 'nothing', type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: '' },
  json('JSON', '{"fileToUpload":"x"}'),
  {
    what: 'a compressed form',
    type: 'multipart/form-data; boundary=x',
    encoding: 'gzip',
    bytes: gzipSync(part()),
  },
];
