import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../testkit/built';
import { repository } from '../testkit/child';

const web = join(repository, 'dist/web');

interface Built {
  /** Files of the page's entry script and of the landing screen. */
  readonly page: string;
  readonly landing: string;
  readonly scripts: ReadonlyMap<string, string>;
}

let html: string;
let built: Built;

beforeAll(async () => {
  await ensureBuilt();
  html = readFileSync(join(web, 'index.html'), 'utf8');
  const named = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const files = readdirSync(join(web, 'assets')).filter((file) => file.endsWith('.js'));
  built = {
    page: named(/<script type="module"[^>]* src="\/assets\/([^"]+)"/),
    landing: named(/"":\["assets\/(landing-[^"]+)"/),
    scripts: new Map(files.map((file) => [file, readFileSync(join(web, 'assets', file), 'utf8')])),
  };
});

/** Returns a script and its static imports. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = built.scripts.get(file);
  if (text === undefined) throw new Error(`There is no script ${file}.`);
  for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    withImports(imported, found);
  return found;
}

/** In kilobytes, gzipped. */
function weightOf(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(built.scripts.get(file) ?? '').length, 0) / 1000;
}

function screenNamed(name: string): string {
  const files = [...built.scripts.keys()].filter((file) => file.replace(/-.{8}\.js$/, '') === name);
  const [file] = files;
  if (file === undefined || files.length > 1) throw new Error(`${files.length} scripts are named ${name}.`);
  return file;
}

test.each(['buy-page', 'billing-page', 'profile-page'])(
  'the document names every script that opening %s needs, and they are few: many wait for connections',
  (name) => {
    const named = new Set([...html.matchAll(/assets\/([^"]+\.js)/g)].map(([, file]) => file));
    const added = [...withImports(screenNamed(name))].filter((file) => !withImports(built.landing).has(file));
    expect(added.filter((file) => !named.has(file))).toEqual([]);
    expect(added.length).toBeLessThan(10);
  },
);

describe('the scripts that are fetched before anything shows', () => {
  test('are modules, which hold nothing up: what must run first stands in the page', () => {
    const scripts = [...html.matchAll(/<script [^>]*>/g)].map(([tag]) => tag);
    expect(scripts.filter((tag) => / src=/.test(tag) && !/ type="module"/.test(tag))).toEqual([]);
    expect(scripts.filter((tag) => !/ src=/.test(tag))).toHaveLength(3);
  });

  test('are no heavier than they were: to sign in, and for the landing screen', () => {
    expect(weightOf(withImports(built.page))).toBeLessThan(85);
    expect(weightOf(withImports(built.landing))).toBeLessThan(217);
  });

  test.each([
    ['billing-page', 29],
    ['buy-page', 40],
    ['profile-page', 11],
    ['change-pages', 40],
    ['transfer-page', 40],
    ['retry-page', 40],
    ['renew-page', 40],
    ['add-users-page', 40],
    ['person-page', 17],
    ['assign-dialog', 53],
  ])('are no heavier than they were for what comes beside them: %s', (name, most) => {
    const there = withImports(built.landing);
    const weight = weightOf([...withImports(screenNamed(name))].filter((file) => !there.has(file)));
    expect(weight).toBeGreaterThan(5);
    expect(weight).toBeLessThan(most);
  });
});
