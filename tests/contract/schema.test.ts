import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Change, CriticalityLevel, diff } from '@graphql-inspector/core';
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { createSchema } from '../../gateway/graphql/schema';
import { declaredChanges } from '../../schema/declared-changes';

const read = (name: string) => readFileSync(new URL(`../../schema/${name}`, import.meta.url), 'utf8');
const loadSdl: () => Parameters<typeof printSchema>[0] = createRequire(import.meta.url)(
  '../../schema/load.cjs',
);

const written = loadSdl();
const published = buildSchema(read('published.graphqls'));

const printed = (schema: typeof published) => printSchema(lexicographicSortSchema(schema));

async function breaking(from: typeof published, to: typeof published): Promise<Change[]> {
  const changes = await diff(from, to);
  return changes.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking);
}

describe('the contract', () => {
  test('breaks no client of the published one, unless the change is declared', async () => {
    const undeclared = (await breaking(published, written))
      .filter(({ path }) => !declaredChanges.some((declared) => declared.path === path))
      .map(({ path, message }) => `${path}: ${message}`);
    expect(undeclared, 'keep it, deprecate it, or declare it in schema/declared-changes.ts').toEqual([]);
  });

  test('would be found to break if a field went or an argument became required', async () => {
    const sdl = printSchema(published);
    const without = buildSchema(sdl.replace('  note: String!', '  remark: String!'));
    expect((await breaking(published, without)).map(({ path }) => path)).toEqual(['Seat.note']);
    const stricter = buildSchema(
      sdl.replace('search: String\n  ): SaleConnection', 'search: String!\n  ): SaleConnection'),
    );
    expect(await breaking(published, stricter)).not.toEqual([]);
  });

  test('declares no change that was not made', async () => {
    const made = (await breaking(published, written)).map(({ path }) => path);
    expect(declaredChanges.filter(({ path }) => !made.includes(path))).toEqual([]);
  });

  test('is printed and served as it is written: run `npm run codegen` if not', () => {
    const text = printed(written);
    expect(printed(createSchema())).toBe(text);
    expect(printed(buildSchema(read('schema.generated.graphql')))).toBe(text);
  });

  test('has the types that the product is about', () => {
    for (const name of ['User', 'Seat', 'Subscription', 'Cart', 'Sale'])
      expect(written.getType(name)).toBeDefined();
    expect(written.getSubscriptionType()).toBeUndefined();
  });

  test('explains itself: every type, field, argument and value has a description', () => {
    const silent = Object.values(written.getTypeMap())
      .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
      .flatMap(undescribed);
    expect(silent).toEqual([]);
  });
});

function undescribed(type: GraphQLNamedType): string[] {
  const silent = type.description ? [] : [type.name];
  if (isEnumType(type))
    return [
      ...silent,
      ...type
        .getValues()
        .filter(without)
        .map(({ name }) => `${type.name}.${name}`),
    ];
  if (isInputObjectType(type))
    return [...silent, ...Object.values(type.getFields()).filter(without).map(named(type))];
  if (!isObjectType(type) && !isInterfaceType(type)) return silent;
  const fields = Object.values(type.getFields());
  const args = fields.flatMap((field) =>
    field.args.filter(without).map(({ name }) => `${type.name}.${field.name}(${name})`),
  );
  return [...silent, ...fields.filter(without).map(named(type)), ...args];
}

function without({ description }: { description?: string | null | undefined }): boolean {
  return !description;
}

function named({ name: owner }: { name: string }) {
  return ({ name }: { name: string }) => `${owner}.${name}`;
}
