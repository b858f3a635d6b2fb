import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { bothWays, startFaultyDeps } from '../testkit/both-ways';

const faulty = duringTests(startFaultyDeps);

const WITH = 'query($x: Boolean!, $y: Boolean!)';

const DOCUMENTS: [string, string][] = [
  ['a field twice', `${WITH} { viewer { id @include(if: $x) id @include(if: $y) email } }`],
  ['a field always and under a condition', `${WITH} { viewer { id id @skip(if: $x) } }`],
  ['objects that merge', `${WITH} { viewer @include(if: $x) { id } viewer @include(if: $y) { id email } }`],
  [
    'an object within those that merge',
    `${WITH} { viewer { productKinds @skip(if: $x) { hasRp } } viewer { productKinds @skip(if: $y) { __typename } } }`,
  ],
  [
    'one fragment twice',
    `${WITH} { viewer { ...F @include(if: $x) ...F @include(if: $y) } } fragment F on User { id email }`,
  ],
  [
    'one fragment at two places',
    `${WITH} { a: viewer { ...F @include(if: $x) } b: viewer { ...F @include(if: $y) } }
     fragment F on User { id email }`,
  ],
  [
    'conditions within each other',
    `${WITH} { viewer { ... @include(if: $x) { id ... @skip(if: $y) { email } } ... @skip(if: $x) { email } } }`,
  ],
  ['everything left out', `${WITH} { viewer { id @include(if: $x) email @include(if: $y) } }`],
  ['both conditions', `${WITH} { viewer { id @skip(if: $x) @include(if: $y) name @skip(if: true) email } }`],
  ['the order of what is left', `${WITH} { viewer { name @skip(if: $x) email name id @include(if: $y) } }`],
];

const VALUES = [
  { x: false, y: false },
  { x: false, y: true },
  { x: true, y: false },
  { x: true, y: true },
];

describe('compiled, the same selections are excluded as by graphql-js', () => {
  test.each(DOCUMENTS)('%s', async (_what, text) => {
    const document = parse(text);
    for (const variables of VALUES) {
      const { compiled, interpreted } = await bothWays(faulty.deps, { document, variables, token: 'good' });
      // Compared as text, since the order of fields is part of the answer.
      expect(JSON.stringify(compiled)).toBe(JSON.stringify(interpreted));
    }
  });

  test('more conditions than compiled variants', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const declared = names.map((name) => `$${name}: Boolean!`).join();
    const fields = names.map((name) => `${name}: email @include(if: $${name})`).join(' ');
    const document = parse(`query(${declared}) { viewer { id ${fields} } }`);
    for (let bits = 0; bits < 2 ** names.length; bits += 1) {
      const variables = Object.fromEntries(names.map((name, place) => [name, (bits >> place) % 2 === 1]));
      const { compiled, interpreted } = await bothWays(faulty.deps, { document, variables, token: 'good' });
      expect(JSON.stringify(compiled)).toBe(JSON.stringify(interpreted));
    }
  });

  test('a condition that is null is an error, even with a default', async () => {
    const document = parse('query($x: Boolean = true) { viewer { id @include(if: $x) email } }');
    for (const variables of [{}, { x: false }, { x: null }]) {
      const { compiled, interpreted } = await bothWays(faulty.deps, { document, variables, token: 'good' });
      expect(compiled).toEqual(interpreted);
    }
  });
});
