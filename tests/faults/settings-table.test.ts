import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv as readGatewayEnv } from '../../gateway/env';
import { readSettings as readSandboxEnv } from '../../sandbox/env';
import { readEnv as readVendorEnv } from '../../vendor-api/env';
import { repository } from '../testkit/child';

const settings = readFileSync(join(repository, 'docs/settings.md'), 'utf8');

/** Parses a table of docs/settings.md: setting → default. */
function documented(heading: string): Map<string, string> {
  const section = settings.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = [...section.matchAll(/^\| `([A-Z_]+)` *\|([^|]*)\|/gm)];
  return new Map(rows.map(([, name = '', standard = '']) => [name, standard.replaceAll('`', '').trim()]));
}

function read(part: string): string[] {
  const source = readFileSync(join(repository, part, 'env.ts'), 'utf8');
  return [...new Set([...source.matchAll(/^ {2}([A-Z][A-Z_]*):/gm)].map(([, name = '']) => name))];
}

const programs = [
  { heading: 'Gateway', part: 'gateway', defaults: () => readGatewayEnv({}) },
  { heading: 'Vendor service', part: 'vendor-api', defaults: () => readVendorEnv({}) },
  { heading: 'Sandbox', part: 'sandbox', defaults: () => readSandboxEnv({}) },
];

describe.each(programs)('the settings table of the $heading', ({ heading, part, defaults }) => {
  const table = documented(heading);

  it('names every setting of its env.ts, and no other', () => {
    expect([...table.keys()].sort()).toEqual(read(part).sort());
  });

  it('gives the defaults that hold', () => {
    const held = new Map<string, unknown>(Object.entries(defaults()));
    for (const [name, standard] of table) {
      const value = held.get(name);
      const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
      if (standard !== '' && isPlain) expect(`${name}=${value}`).toBe(`${name}=${standard}`);
    }
  });
});
