import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { Choices } from './choices';
import { literalFor, takenAt, valueFor } from './make-values';

export interface MadeOperation {
  readonly text: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Fragment {
  readonly name: string;
  readonly on: GraphQLNamedType;
  readonly depth: number;
  readonly fields: number;
  readonly conditions: number;
  readonly text: string;
}

interface Draft {
  readonly schema: GraphQLSchema;
  readonly choices: Choices;
  /** Meaning of each response name, unique within the document. */
  readonly names: Map<string, string>;
  readonly fragments: Fragment[];
  readonly variables: Map<string, { readonly declaration: string; readonly type: string }>;
  readonly values: Record<string, unknown>;
  readonly isOdd: boolean;
  conditions: number;
  aliases: number;
  fields: number;
}

// Within the gateway's document limits, so that few are refused.
const MOST_CONDITIONS = 4;
const MOST_ALIASES = 12;
const MOST_FIELDS = 90;
const DEEPEST = 7;

/** Makes an operation that is valid in the schema, with variables. */
export function makeOperation(schema: GraphQLSchema, choices: Choices): MadeOperation {
  const isOdd = choices.once(6);
  const isMutation = choices.once(7);
  const root = isMutation ? schema.getMutationType() : schema.getQueryType();
  if (!root) throw new Error('The schema has no such root.');
  const draft: Draft = {
    schema,
    choices,
    names: new Map(),
    fragments: [],
    variables: new Map(),
    values: {},
    isOdd,
    conditions: 0,
    aliases: 0,
    fields: 0,
  };
  const selections = isMutation
    ? `{ ${field(draft, fieldOf(draft, root), 0)} }`
    : rootSelections(draft, root);
  const bodies = [selections, ...draft.fragments.map(({ text }) => text)].join('\n');
  // Some belonged to discarded parts.
  const used = [...draft.variables].filter(([name]) => new RegExp(`\\$${name}\\b`).test(bodies));
  const declared = used.map(([, { declaration }]) => declaration).join(', ');
  const isNamed = choices.once(2) || declared !== '';
  const head = `${isMutation ? 'mutation' : 'query'}${isNamed ? ' Made' : ''}${declared && `(${declared})`}`;
  return {
    text: `${head} ${bodies}`,
    operationName: isNamed && choices.once(2) ? 'Made' : null,
    variables: draft.values,
  };
}

function rootSelections(draft: Draft, root: GraphQLObjectType): string {
  const { choices } = draft;
  const viewer = root.getFields()['viewer'];
  const parts = choices.once(8) ? [introspection(draft)] : [];
  if (viewer && !choices.once(6)) parts.push(field(draft, viewer, 0));
  const more = choices.below(3);
  for (let index = 0; index < more || parts.length === 0; index += 1)
    parts.push(selection(draft, root, 0) ?? '__typename');
  return `{ ${parts.join(' ')} }`;
}

function introspection({ choices }: Draft): string {
  return choices.oneOf([
    '__schema { queryType { name } }',
    '__type(name: "Seat") { name fields { name type { kind name } } }',
    'asked: __type(name: "SeatStatus") { enumValues { name description } }',
    '__type(name: "NoSuchType") { name }',
  ]);
}

function selections(draft: Draft, type: GraphQLNamedType, depth: number): string {
  const count = 1 + draft.choices.below(depth > 4 ? 3 : 6);
  const parts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const part = selection(draft, type, depth);
    if (part !== null) parts.push(part);
  }
  return `{ ${parts.length === 0 ? '__typename' : parts.join(' ')} }`;
}

function selection(draft: Draft, type: GraphQLNamedType, depth: number): string | null {
  const { choices } = draft;
  if (choices.once(9)) return `__typename${condition(draft)}`;
  if (depth > 0 && choices.once(5)) return spread(draft, type, depth);
  if (choices.once(7) || (isAbstractType(type) && !isInterfaceType(type))) return inline(draft, type, depth);
  return field(draft, fieldOf(draft, type), depth);
}

function fieldOf({ choices }: Draft, type: GraphQLNamedType): GraphQLField<unknown, unknown> {
  if (!isObjectType(type) && !isInterfaceType(type)) throw new Error(`${type.name} has no fields.`);
  const found = choices.maybeOf(Object.values(type.getFields()));
  if (!found) throw new Error(`${type.name} has no fields.`);
  return found;
}

function field(draft: Draft, { name, args, type }: GraphQLField<unknown, unknown>, depth: number): string {
  const { choices } = draft;
  const named = getNamedType(type);
  if (depth >= DEEPEST && !isLeafType(named)) return '__typename';
  if (draft.fields > MOST_FIELDS) return '__typename';
  draft.fields += 1;
  const given = args
    .filter((arg) => isRequiredArgument(arg) || choices.once(2))
    .map(
      (arg) =>
        `${arg.name}: ${literalFor(takenAt(arg, choices), choices, (wanted) => variable(draft, wanted))}`,
    );
  const called = given.length === 0 ? name : `${name}(${given.join(', ')})`;
  const alias = aliasFor(draft, name, `${called} ${String(type)}`);
  if (alias === null) return '__typename';
  const head = `${alias === name ? '' : `${alias}: `}${called}${condition(draft)}`;
  return isLeafType(named) ? head : `${head} ${selections(draft, named, depth + 1)}`;
}

/** Returns a free response name, often one with the same meaning, so that both merge. */
function aliasFor(draft: Draft, name: string, meaning: string): string | null {
  const { names, choices } = draft;
  const isFree = (alias: string) => (names.get(alias) ?? meaning) === meaning;
  const wanted = choices.once(6) ? choices.oneOf(['a', 'b', '__c', '__proto__', 'constructor', 'id']) : name;
  const candidates = [wanted, name, ...Array.from({ length: 20 }, (_, index) => `${name}${index}`)];
  const alias = candidates.find(isFree);
  if (alias === undefined) return null;
  if (alias !== name) draft.aliases += 1;
  if (draft.aliases > MOST_ALIASES) return isFree(name) ? name : null;
  names.set(alias, meaning);
  return alias;
}

function spread(draft: Draft, type: GraphQLNamedType, depth: number): string {
  const { choices, fragments } = draft;
  const known = fragments.filter(
    (fragment) =>
      fragment.on === type &&
      depth + fragment.depth <= DEEPEST &&
      draft.conditions + fragment.conditions < MOST_CONDITIONS &&
      draft.fields + fragment.fields <= MOST_FIELDS,
  );
  const used = choices.once(3) ? undefined : choices.maybeOf(known);
  if (used) {
    draft.fields += used.fields;
    draft.conditions += used.conditions;
    return `...${used.name}${condition(draft)}`;
  }
  const before = { fields: draft.fields, conditions: draft.conditions };
  const text = selections(draft, type, Math.max(depth, DEEPEST - 2));
  const made: Fragment = {
    name: `F${fragments.length}`,
    on: type,
    depth: 2,
    fields: draft.fields - before.fields,
    conditions: draft.conditions - before.conditions,
    text: `fragment F${fragments.length} on ${type.name} ${text}`,
  };
  fragments.push(made);
  return `...${made.name}${condition(draft)}`;
}

function inline(draft: Draft, type: GraphQLNamedType, depth: number): string {
  const { choices, schema } = draft;
  const on = isAbstractType(type) ? (choices.maybeOf(schema.getPossibleTypes(type)) ?? type) : type;
  const head = on === type && choices.once(2) ? '...' : `... on ${on.name}`;
  return `${head}${condition(draft)} ${selections(draft, on, depth)}`;
}

function condition(draft: Draft): string {
  const { choices } = draft;
  if (!choices.once(4) || draft.conditions >= MOST_CONDITIONS) return '';
  draft.conditions += 1;
  const written = (directive: string) => ` @${directive}(if: ${flag(draft)})`;
  const kind = choices.below(5);
  if (kind < 2) return written('include');
  if (kind < 4) return written('skip');
  draft.conditions += 1;
  return written('skip') + written('include');
}

function flag(draft: Draft): string {
  const { choices, variables, values } = draft;
  const kind = choices.below(6);
  if (kind < 2) return kind === 0 ? 'true' : 'false';
  const name = choices.oneOf(['x', 'y', 'z']);
  if (!variables.has(name)) {
    const otherwise = choices.once(3) ? ` = ${choices.once(2)}` : '';
    variables.set(name, {
      declaration: `$${name}: Boolean${otherwise || '!'}`,
      type: '',
    });
    if (otherwise === '' || choices.once(2)) values[name] = choices.once(2);
    if (otherwise !== '' && draft.isOdd && choices.once(3)) values[name] = null;
  }
  return `$${name}`;
}

function variable(draft: Draft, type: GraphQLInputType): string {
  const { choices, variables, values } = draft;
  const text = String(type);
  const known = [...variables].find(([, one]) => one.type === text);
  if (known && choices.once(2)) return `$${known[0]}`;
  const name = `v${variables.size}`;
  const otherwise = choices.once(6) ? ` = ${literalFor(type, choices, () => null)}` : '';
  variables.set(name, { declaration: `$${name}: ${text}${otherwise}`, type: text });
  const isNullable = !text.endsWith('!');
  const canLack = isNullable || otherwise !== '';
  if (canLack && choices.once(4)) return `$${name}`;
  values[name] = isNullable && choices.once(5) ? null : valueFor(type, choices, draft.isOdd);
  return `$${name}`;
}
