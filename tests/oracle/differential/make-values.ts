import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import type { Choices } from './choices';

/** Writes a variable for a value in a document; null for a literal. */
export type Variable = (type: GraphQLInputType) => string | null;

const cursor = (at: number) => Buffer.from(`${at}:`).toString('base64url');

const SCALARS: Readonly<Record<string, readonly [unknown, ...unknown[]]>> = {
  ID: ['g1', 's1', 's2', 'g2', 'c1', 'c2', 'AX-1', 'p1', 'nobody', ''],
  String: [
    '',
    'user',
    'PRO',
    'a',
    cursor(0),
    cursor(1),
    '"\\ ` \u0024{x} \u2028',
    'ann@test.example',
    '__proto__',
  ],
  Int: [1, 2, 20, 3, 0, -1, 200, 1000],
  Float: [1, 0.5],
  Boolean: [false, true],
  Date: ['2026-04-11', '2026-01-01', '2026-12-31', '2027-05-01', '1970-01-01'],
  DateTime: ['2026-04-11T00:00:00Z'],
  Money: ['0.00', '300.00', '29.00', '-1.00'],
  EmailAddress: ['ann@test.example', 'user1@test.example', 'max@test.example', 'x', ''],
  URL: ['https://a.example/', '/receipts', 'javascript:alert(1)'],
};

/** Values that do not fit everywhere, or anywhere. */
const ODD: readonly [unknown, ...unknown[]] = [
  null,
  'NO_SUCH_VALUE',
  7,
  -0.5,
  {},
  [],
  '\ud800',
  { a: { a: { a: {} } } },
];

const DEEPEST = 4;

/** Returns a value for a variable; with `isOdd`, occasionally an invalid one. */
export function valueFor(type: GraphQLInputType, choices: Choices, isOdd: boolean, depth = 0): unknown {
  if (isOdd && choices.once(8)) return choices.oneOf(ODD);
  if (isNonNullType(type)) return valueFor(type.ofType, choices, isOdd, depth);
  if (isListType(type)) {
    const length = choices.below(4);
    return Array.from({ length }, () => valueFor(type.ofType, choices, isOdd, depth + 1));
  }
  if (isInputObjectType(type)) {
    const given = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) || (depth < DEEPEST && choices.once(3)),
    );
    return Object.fromEntries(
      given.map((field) => [field.name, valueFor(field.type, choices, isOdd, depth + 1)]),
    );
  }
  if (isEnumType(type)) return choices.maybeOf(type.getValues())?.name;
  return choices.oneOf(SCALARS[type.name] ?? ['']);
}

/** Type of the value in a place; with a default, occasionally nullable, for an optional variable. */
export function takenAt(
  { type, defaultValue }: GraphQLArgument | GraphQLInputField,
  choices: Choices,
): GraphQLInputType {
  return isNonNullType(type) && defaultValue !== undefined && choices.once(3) ? type.ofType : type;
}

/** Returns a valid literal for a document. */
export function literalFor(type: GraphQLInputType, choices: Choices, variable: Variable, depth = 0): string {
  const name = choices.once(3) ? variable(type) : null;
  if (name !== null) return name;
  return writtenOut(type, choices, variable, depth);
}

function writtenOut(type: GraphQLInputType, choices: Choices, variable: Variable, depth: number): string {
  if (isNonNullType(type)) return writtenOut(type.ofType, choices, variable, depth);
  if (isListType(type)) {
    const items = Array.from({ length: choices.below(3) }, () =>
      literalFor(type.ofType, choices, () => null, depth + 1),
    );
    return `[${items.join(', ')}]`;
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
      .filter((field) => isRequiredInputField(field) || (depth < DEEPEST && choices.once(3)))
      .map((field) => `${field.name}: ${literalFor(takenAt(field, choices), choices, variable, depth + 1)}`);
    return `{ ${fields.join(', ')} }`;
  }
  if (isEnumType(type)) return choices.maybeOf(type.getValues())?.name ?? 'null';
  const value = choices.oneOf(SCALARS[type.name] ?? ['']);
  return JSON.stringify(type.name === 'ID' ? String(value) : value);
}
