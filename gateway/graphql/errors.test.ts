import fc from 'fast-check';
import {
  buildSchema,
  executeSync,
  type GraphQLError,
  getVariableValues,
  Kind,
  parse,
  print,
  validate,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { withoutValues } from './errors';

const schema = buildSchema(`
  type Query { login(input: LoginInput!): Int pay(nonce: Int, kind: Kind, rate: Float, isNew: Boolean): Int }
  enum Kind { ONE canary_two }
  input LoginInput { password: String! tries: Int kind: Kind ids: [ID!] }
`);
const [operation] = parse('query ($input: LoginInput!) { login(input: $input) }').definitions;

/** Error message of graphql-js for a variable. */
function said(input: unknown): string {
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('not an operation');
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], { input });
  return errors?.[0]?.message ?? '';
}

describe('an error about a variable', () => {
  test.each<[unknown, string]>([
    [
      { password: 'canary', extra: 1 },
      'Variable "$input" got an invalid value: Field "extra" is not defined by type "LoginInput".',
    ],
    [
      { password: ['canary'] },
      'Variable "$input" got an invalid value at "input.password": String cannot represent a non string value.',
    ],
    [{ password: ['canary; at "canary"; x'] }, 'Variable "$input" got an invalid value at "input.password".'],
    [
      { password: 'canary', tries: 'canary' },
      'Variable "$input" got an invalid value at "input.tries": Int cannot represent non-integer value.',
    ],
    [
      { password: 'canary', ids: [['canary']] },
      'Variable "$input" got an invalid value at "input.ids[0]": ID cannot represent value.',
    ],
    [{ password: 'canary', kind: 'canary' }, 'Variable "$input" got an invalid value at "input.kind".'],
    [
      { tries: 4711 },
      'Variable "$input" got an invalid value: Field "password" of required type "String!" was not provided.',
    ],
    ['canary', 'Variable "$input" got an invalid value: Expected type "LoginInput" to be an object.'],
  ])('about %j names the variable, the place and the reason, and quotes nothing', (input, expected) => {
    expect(said(input)).toMatch(/canary|4711/);
    expect(withoutValues(said(input))).toBe(expected);
  });
});

/** Error messages of graphql-js for a document, from parsing to execution. */
function saidOf(document: string): string[] {
  const texts = (errors: readonly GraphQLError[]) => errors.map((error) => error.message);
  try {
    const parsed = parse(document);
    const wrong = validate(schema, parsed);
    if (wrong.length > 0) return texts(wrong);
    return texts(executeSync({ schema, document: parsed }).errors ?? []);
  } catch (error) {
    return [error instanceof Error ? error.message : ''];
  }
}

const login = (password: string) => `{ login(input: { password: ${password} }) }`;
const BLOCK = '"""';

describe('an error about a document', () => {
  test.each<[string, string]>([
    [login('canary'), 'String cannot represent a non string value.'],
    [login('4711'), 'String cannot represent a non string value.'],
    [login('47.11'), 'String cannot represent a non string value.'],
    [login('["canary"]'), 'String cannot represent a non string value.'],
    [login('{ a: "canary: x" }'), 'String cannot represent a non string value.'],
    [login('{ a: ["\\n\\"canary"] }'), 'String cannot represent a non string value.'],
    [login(`[${BLOCK}\ncanary\n${BLOCK}]`), 'String cannot represent a non string value.'],
    [login('"x", tries: "canary"'), 'Int cannot represent non-integer value.'],
    [login('"x", tries: 4111111111111111'), 'Int cannot represent non 32-bit signed integer value.'],
    [login('"x", ids: [canary]'), 'ID cannot represent a non-string and non-integer value.'],
    [login('"x", kind: canary'), 'The value does not exist in "Kind" enum.'],
    [login('"x", kind: "canary"'), 'Enum "Kind" cannot represent non-enum value.'],
    [
      login('"x", kind: canary_tow'),
      'The value does not exist in "Kind" enum. Did you mean the enum value "canary_two"?',
    ],
    [
      login('"x", kind: "canary_tow"'),
      'Enum "Kind" cannot represent non-enum value. Did you mean the enum value "canary_two"?',
    ],
    [
      login('"x", kind: " Did you mean the enum value canary?"'),
      'Enum "Kind" cannot represent non-enum value.',
    ],
    ['{ login(input: "canary") }', 'Expected value of type "LoginInput!".'],
    ['{ login(input: ["canary"]) }', 'Expected value of type "LoginInput".'],
    ['{ pay(rate: "canary") }', 'Float cannot represent non numeric value.'],
    ['{ pay(isNew: canary) }', 'Boolean cannot represent a non boolean value.'],
    ['query ($p: String = canary) { pay(rate: $p) }', 'String cannot represent a non string value.'],
    [
      'query ($n: Int) { login(input: { password: "canary", tries: $n, wrong: "canary" }) }',
      'Field "wrong" is not defined by type "LoginInput".',
    ],
    ['{ login(input: { password "canary" }) }', 'Syntax Error: Expected ":", found String.'],
    ['{ login(input: { password canary }) }', 'Syntax Error: Expected ":", found Name.'],
    [
      `{ login(input: { password ${BLOCK}canary${BLOCK} }) }`,
      'Syntax Error: Expected ":", found BlockString.',
    ],
    ['{ login(input: { password 4711 }) }', 'Syntax Error: Expected ":", found Int.'],
    [
      '{ login(input: { password: "x" "canary\\", found Name" }) }',
      'Syntax Error: Expected Name, found String.',
    ],
    ['{ login(input: { password: canary: "x" }) }', 'Syntax Error: Expected Name, found ":".'],
    [login('"canary'), 'Syntax Error: Unterminated string.'],
    [login(`${BLOCK}canary`), 'Syntax Error: Unterminated string.'],
    [login('canary!'), 'Syntax Error: Expected Name, found "!".'],
    [login("'canary'"), 'Syntax Error: Unexpected single quote character.'],
    [login('"canary\\q"'), 'Syntax Error: Invalid character escape sequence.'],
    [login('"canary\\u12"'), 'Syntax Error: Invalid Unicode escape sequence.'],
    [login('#canary'), 'Syntax Error: Unexpected <EOF>.'],
    [login('%canary'), 'Syntax Error: Unexpected character.'],
    [login('4711canary'), 'Syntax Error: Invalid number, expected digit but got.'],
    [login('04711'), 'Syntax Error: Invalid number, unexpected digit after 0.'],
    [
      '"canary" { pay }',
      'Syntax Error: Unexpected description, descriptions are not supported on shorthand queries.',
    ],
    ['canary { pay }', 'Syntax Error: Unexpected Name.'],
    ['{ pay } fragment F canary Query { pay }', 'Syntax Error: Expected "on", found Name.'],
    ['query ($p: String = $canary) { pay }', 'Syntax Error: Unexpected variable.'],
  ])('%j has names and kinds, and quotes nothing', (document, expected) => {
    expect(saidOf(document).map(withoutValues)).toContain(expected);
    for (const text of saidOf(document)) expect(withoutValues(text)).not.toMatch(/canary(?!_two)|47|4111/);
  });

  test('keeps the names of the schema', () => {
    for (const message of [
      'Cannot query field "passwort" on type "Viewer". Did you mean "password"?',
      'Unknown argument "inptu" on field "Mutation.login". Did you mean "input"?',
      'Variable "$input" of required type "LoginInput!" was not provided.',
      'Variable "$a" of type "Int" used in position expecting type "[String!]!".',
      'Field "LoginInput.password" of required type "String!" was not provided.',
    ])
      expect(withoutValues(message)).toBe(message);
  });

  test('quotes no value at any position', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '"', ':', ',', '.', ';', '\n', ' ', '\\', '?', "'"),
      maxLength: 8,
    });
    const scalar = fc.oneof(
      text.map((around) => JSON.stringify(`${around}canary${around}`)),
      text.map((around) => print({ kind: Kind.STRING, value: `${around}canary`, block: true })),
      fc.constantFrom(
        'canary',
        '4711',
        '-4711.5e3',
        '04711',
        '"canary',
        `${BLOCK}canary`,
        '$canary!',
        "'canary'",
      ),
    );
    const value = fc.oneof(
      scalar,
      fc.array(scalar, { maxLength: 3 }).map((all) => `[${all.join(' ')}]`),
      scalar.map((one) => `{ password: ${one} }`),
    );
    const place = fc.constantFrom(
      (one: string) => login(one),
      (one: string) => login(`"x", tries: ${one}`),
      (one: string) => login(`"x", kind: ${one}`),
      (one: string) => `{ login(input: ${one}) }`,
      (one: string) => `{ login(input: { password ${one} }) }`,
      (one: string) => `{ pay(nonce: ${one}, isNew: ${one}) }`,
      (one: string) => `query ($p: Float = ${one}) { pay(rate: $p) }`,
      (one: string) => `{ pay @include(if: ${one}) }`,
    );
    fc.assert(
      fc.property(place, value, (put, one) => {
        for (const said of saidOf(put(one))) expect(withoutValues(said)).not.toMatch(/canary(?!_two)|4711/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('any other error', () => {
  test('that quotes nothing stays as it is', () => {
    for (const message of ['Syntax Error: Expected Name.', 'Please sign in.'])
      expect(withoutValues(message)).toBe(message);
  });
});
