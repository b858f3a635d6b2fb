import { parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { bothWays, schema, startFaultyDeps } from '../testkit/both-ways';

const faulty = duringTests(startFaultyDeps);

const CART = `query($pro: Int, $team: Int = 2) {
  cartPreview(cart: { term: ANNUAL, proQuantity: $pro, teamQuantity: $team }) {
    cart { total lines { product quantity } } userErrors { code }
  }
}`;
const CANDIDATES = 'query($kind: SubscriptionKind) { coTermCandidates(kind: $kind) { subscriptionId } }';

async function ask(text: string, variables = {}) {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const { compiled, interpreted } = await bothWays(faulty.deps, { document, variables, token: 'good' });
  // Compared as text, since the order of fields is part of the answer.
  expect(JSON.stringify(compiled)).toBe(JSON.stringify(interpreted));
  return compiled;
}

describe('compiled, a field of an input whose variable is left out', () => {
  test('has the default of the schema', async () => {
    const { data } = await ask(CART);
    expect(data).toMatchObject({ cartPreview: { cart: { lines: [{ quantity: 2 }] }, userErrors: [] } });
  });

  test('has the value when it is given', async () => {
    const { data } = await ask(CART, { pro: 3, team: 0 });
    expect(data).toMatchObject({ cartPreview: { cart: { lines: [{ quantity: 3 }] } } });
  });
});

describe('null for a variable with a default is an invalid argument', () => {
  test.each([
    ['in an input', CART, { pro: null }, 'Argument "cart" has an invalid value.'],
    [
      'as an argument',
      CANDIDATES,
      { kind: null },
      'Argument "kind" of non-null type "SubscriptionKind!" must not be null.',
    ],
    [
      'in a condition',
      'query($x: Boolean = true) { viewer { id @skip(if: $x) } }',
      { x: null },
      'Argument "if" of non-null type "Boolean!" must not be null.',
    ],
  ])('%s', async (_where, text, variables, message) => {
    const { errors } = await ask(text, variables);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

test('compiled, names with a meaning in JavaScript are kept', async () => {
  await ask('{ __proto__: viewer { __proto__: email constructor: id toString: name } }');
});
