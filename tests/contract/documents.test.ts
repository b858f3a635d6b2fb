import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BODY_LIMIT, DOCUMENT_LIMITS, QUERY_LIMIT, TOKEN_LIMIT } from '../../gateway/graphql/limits';
import { repository } from '../testkit/child';

const read = (file: string) => readFileSync(join(repository, file), 'utf8');
const exists = (path: string) => existsSync(join(repository, path));
const markdownIn = (folder: string) =>
  readdirSync(join(repository, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const PAGES = [...markdownIn('.'), ...markdownIn('docs')];
const DECISIONS = markdownIn('docs/decisions');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

const quoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, inside = '']) => inside);

/** Matches a file or folder of the repository, up to a wildcard. */
const OURS =
  /^(?:domain|gateway|web|vendor-api|sandbox|schema|scripts|tests|docs|docker)\/[\w./-]*|^[\w.-]+\.(?:json|yml|md)$/;

function anchorsOf(page: string): string[] {
  const headings = [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  return exists(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
}

describe.each([...PAGES, ...DECISIONS])('%s', (page) => {
  it('has no link that leads nowhere', () => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !leadsSomewhere(page, link))).toEqual([]);
  });
});

describe.each(PAGES)('%s', (page) => {
  it('names files and commands that exist', () => {
    const names = quoted(read(page));
    const paths = names.flatMap((name) => OURS.exec(name)?.[0] ?? []);
    const commands = names.flatMap((name) => /^npm run ([\w:]+)/.exec(name)?.[1] ?? []);
    expect(paths.filter((path) => !exists(path))).toEqual([]);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });
});

/** A comment that begins with a clause instead of its subject. */
const CLAUSE = /^\s*(?:\/\*\*?|\*|\/\/|"{1,3})\s*(?:What|Who|Whoever|Whatever|Whose)\b/;

it('no comment and no description of the schema begins with a clause such as "What …"', () => {
  const sources = ['domain', 'gateway', 'vendor-api', 'web', 'sandbox', 'schema', 'scripts', 'tests'].flatMap(
    (folder) =>
      readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.generated)\.(?:ts|tsx|mjs|css|graphql)$/.test(name))
        .map((name) => join(folder, name)),
  );
  const found = sources.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => CLAUSE.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it('every decision is in the list of them', () => {
  const list = read('docs/decisions/README.md');
  const names = DECISIONS.map((page) => page.split('/').at(-1) ?? '').filter((name) => /^\d/.test(name));
  expect(names.filter((name) => !list.includes(`](${name})`))).toEqual([]);
});

it('the documentation of the API states every current limit of a document', () => {
  const limits =
    read('docs/api.md')
      .split(/^## /m)
      .find((section) => section.startsWith('Limits')) ?? '';
  const { depth, introspectionDepth, fields, aliases, rootFields, directives, repeats } = DOCUMENT_LIMITS;
  const told = [
    `${BODY_LIMIT.toLocaleString('en-US')} bytes`,
    `${QUERY_LIMIT.toLocaleString('en-US')} characters`,
    `${TOKEN_LIMIT.toLocaleString('en-US')} tokens`,
    `${depth} levels`,
    `${introspectionDepth} where it asks for the schema`,
    `${fields} fields`,
    `${aliases} aliases`,
    `${rootFields} root fields`,
    `${directives} directives`,
    `${repeats} times the same field`,
  ];
  expect(told.filter((limit) => !limits.includes(limit))).toEqual([]);
});
