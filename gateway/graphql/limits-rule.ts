import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { SCHEMA_FIELDS } from './introspection';

/** Limits of a document's size; they count fields as executed, with fragments expanded. */
export interface Limits {
  readonly depth: number;
  /** The standard introspection query is deeper than any normal query. */
  readonly introspectionDepth: number;
  readonly aliases: number;
  readonly rootFields: number;
  readonly directives: number;
  readonly fields: number;
  readonly repeats: number;
  /** Root fields that must be alone in their document, so that aliases cannot multiply them. */
  readonly alone: ReadonlySet<string>;
}

/** Ends the walk at the first exceeded limit, which bounds the work for any document. */
class LimitPassed extends Error {}

interface Counts {
  fields: number;
  aliases: number;
  directives: number;
}

/** Depends on the document only, not on the caller, since Apollo caches validated documents. */
export function limitsRule(limits: Limits): (context: ValidationContext) => ASTVisitor {
  return (context) => ({
    OperationDefinition(operation) {
      try {
        measure(operation, context, limits);
      } catch (error) {
        if (!(error instanceof LimitPassed)) throw error;
        context.reportError(new GraphQLError(error.message));
      }
    },
  });
}

function measure(operation: OperationDefinitionNode, context: ValidationContext, limits: Limits): void {
  if (operation.operation === 'subscription') throw new LimitPassed('Subscriptions are not offered.');
  const counts: Counts = { fields: 0, aliases: 0, directives: operation.directives?.length ?? 0 };
  const roots = fieldsOf([operation.selectionSet], context, counts, limits);
  const names = [...roots.values()].flatMap((group) => group.map((field) => field.name.value));
  refuseAbove(names.length, limits.rootFields, 'root fields');
  const exclusive = names.find((name) => limits.alone.has(name));
  if (exclusive !== undefined && names.length > 1)
    throw new LimitPassed(`"${exclusive}" must be the only root field of its document.`);
  for (const group of roots.values()) {
    const isIntrospection = SCHEMA_FIELDS.has(group[0]?.name.value ?? '');
    const deepest = isIntrospection ? limits.introspectionDepth : limits.depth;
    descend(group, 1, { context, counts, limits, deepest });
  }
}

interface Walk {
  readonly context: ValidationContext;
  readonly counts: Counts;
  readonly limits: Limits;
  readonly deepest: number;
}

/** Merges fields with one response name and their selections, as the executor does. */
function descend(group: readonly FieldNode[], depth: number, walk: Walk): void {
  refuseAbove(depth, walk.deepest, 'levels');
  const sets = group.flatMap((field) => (field.selectionSet ? [field.selectionSet] : []));
  if (sets.length === 0) return;
  for (const inner of fieldsOf(sets, walk.context, walk.counts, walk.limits).values()) {
    descend(inner, depth + 1, walk);
  }
}

/** Fields of a selection by response name; a fragment counts once per selection, so that cycles end. */
function fieldsOf(
  sets: readonly SelectionSetNode[],
  context: ValidationContext,
  counts: Counts,
  limits: Limits,
): Map<string, FieldNode[]> {
  const groups = new Map<string, FieldNode[]>();
  const repeats = new Map<string, number>();
  const spread = new Set<FragmentDefinitionNode>();

  function addField(field: FieldNode): void {
    const { name, alias } = field;
    counts.fields += 1;
    if (alias) counts.aliases += 1;
    const repeated = (repeats.get(name.value) ?? 0) + 1;
    repeats.set(name.value, repeated);
    refuseAbove(counts.fields, limits.fields, 'fields');
    refuseAbove(counts.aliases, limits.aliases, 'aliases');
    refuseAbove(repeated, limits.repeats, 'repetitions of a field');
    const key = alias?.value ?? name.value;
    const group = groups.get(key);
    if (group) group.push(field);
    else groups.set(key, [field]);
  }

  function addSet(set: SelectionSetNode): void {
    for (const selection of set.selections) {
      counts.directives += selection.directives?.length ?? 0;
      refuseAbove(counts.directives, limits.directives, 'directives');
      if (selection.kind === Kind.FIELD) addField(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) addSet(selection.selectionSet);
      else {
        const fragment = context.getFragment(selection.name.value);
        if (!fragment || spread.has(fragment)) continue;
        spread.add(fragment);
        addSet(fragment.selectionSet);
      }
    }
  }

  for (const set of sets) addSet(set);
  return groups;
}

function refuseAbove(count: number, limit: number, what: string): void {
  if (count > limit) throw new LimitPassed(`The document has more than ${limit} ${what}.`);
}
