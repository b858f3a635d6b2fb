import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  Kind,
  type SelectionNode,
} from 'graphql';

export function selectedFields(info: GraphQLResolveInfo): Set<string> {
  const names = new Set<string>();
  const spread = new Set<string>();

  function visit(selections: readonly SelectionNode[]): void {
    for (const selection of selections) {
      if (!isIncluded(selection, info)) continue;
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet.selections);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        visit(info.fragments[selection.name.value]?.selectionSet.selections ?? []);
      }
    }
  }

  for (const node of info.fieldNodes) visit(selectionsOf(node));
  return names;
}

function selectionsOf(node: FieldNode): readonly SelectionNode[] {
  return node.selectionSet?.selections ?? [];
}

function isIncluded(node: SelectionNode, { variableValues }: GraphQLResolveInfo): boolean {
  if (!node.directives?.length) return true;
  const skip = getDirectiveValues(GraphQLSkipDirective, node, variableValues);
  const include = getDirectiveValues(GraphQLIncludeDirective, node, variableValues);
  return skip?.['if'] !== true && include?.['if'] !== false;
}
