import type { SubscriptionSection } from '../../../schema.generated';

interface ListedGroup {
  readonly section: SubscriptionSection;
  readonly seats: { readonly nodes: readonly unknown[] };
}

/** Minimum heights in pixels: the part above the groups, a group's header, a row and a card. */
const OVERVIEW = 400;
const HEAD = 90;
const ROW = 40;
const CARD = 120;

/** Returns the first groups, as many as fit into the window before scrolling. */
export function groupsInSight<Group extends ListedGroup>(
  groups: readonly Group[],
  { height, hasCards }: { height: number; hasCards: boolean },
): Group[] {
  let top = OVERVIEW;
  return groups.filter(({ seats }) => {
    const isInSight = top < height;
    top += HEAD + seats.nodes.length * (hasCards ? CARD : ROW);
    return isInSight;
  });
}
