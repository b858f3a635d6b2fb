import { describe, expect, it } from 'vitest';
import { xmlArray, xmlCollection, xmlDocument } from './xml';

const body = (value: Parameters<typeof xmlDocument>[1]) => xmlDocument('root', value).split('\n')[1];

describe('the XML writer', () => {
  it('types what is not text', () => {
    expect(body({ firstName: 'Ada', isDefault: true, count: 2, none: null, left: undefined })).toBe(
      '<root><first-name>Ada</first-name><is-default type="boolean">true</is-default>' +
        '<count type="integer">2</count><none nil="true"/></root>',
    );
    expect(body({ at: new Date('2026-11-20T12:00:00.123Z') })).toBe(
      '<root><at type="datetime">2026-11-20T12:00:00Z</at></root>',
    );
  });

  it('writes lists, empty ones too, and pages', () => {
    expect(body({ ids: xmlArray('item', ['a', 'b']), none: xmlArray('item', []) })).toBe(
      '<root><ids type="array"><item>a</item><item>b</item></ids><none type="array"></none></root>',
    );
    expect(body(xmlCollection('row', ['a'], { pageSize: 1 }))).toBe(
      '<root type="collection"><page-size type="integer">1</page-size><row>a</row></root>',
    );
  });

  it('escapes markup and replaces what XML cannot carry', () => {
    expect(body('<a href="x">&\'\r')).toBe('<root>&lt;a href=&quot;x&quot;&gt;&amp;&#39;&#13;</root>');
    expect(body('\u0000\ud800😀\t')).toBe('<root>\ufffd\ufffd😀\t</root>');
  });
});
