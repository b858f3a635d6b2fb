import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentSpreadNode,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  type InlineFragmentNode,
  Kind,
  visit,
} from 'graphql';
import { perDocument } from './per-document';
import type { Variables } from './read-variables';

type Selection = FieldNode | FragmentSpreadNode | InlineFragmentNode;

const CONDITIONS: ReadonlySet<string> = new Set([GraphQLSkipDirective.name, GraphQLIncludeDirective.name]);

const isCondition = ({ name }: DirectiveNode) => CONDITIONS.has(name.value);

/** Variables in `@skip` and `@include`; null for a document without conditions. */
export const deciding = perDocument((document): readonly string[] | null => {
  const names = new Set<string>();
  let hasCondition = false;
  visit(document, {
    [Kind.DIRECTIVE]: (directive) => {
      if (!isCondition(directive)) return;
      hasCondition = true;
      const value = directive.arguments?.[0]?.value;
      if (value?.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return hasCondition ? [...names] : null;
});

/** Returns the document without conditions and without the selections that they exclude. */
export function decided(document: DocumentNode, variables: Variables): DocumentNode {
  const decide = (selection: Selection): Selection | null | undefined => {
    const conditions = selection.directives?.filter(isCondition) ?? [];
    if (conditions.length === 0) return undefined;
    if (!conditions.every((condition) => holds(condition, variables))) return null;
    return { ...selection, directives: selection.directives?.filter((one) => !isCondition(one)) ?? [] };
  };
  return visit(document, {
    [Kind.FIELD]: decide,
    [Kind.INLINE_FRAGMENT]: decide,
    [Kind.FRAGMENT_SPREAD]: decide,
  });
}

function holds({ name, arguments: args }: DirectiveNode, variables: Variables): boolean {
  const value = args?.[0]?.value;
  const isTrue =
    value?.kind === Kind.VARIABLE
      ? variables[value.name.value] === true
      : value?.kind === Kind.BOOLEAN && value.value;
  return isTrue === (name.value === GraphQLIncludeDirective.name);
}
