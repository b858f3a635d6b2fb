import type { SubscriptionSection } from '../../../schema.generated';

interface ListedGroup {
  readonly section: SubscriptionSection;
  readonly seats: { readonly nodes: readonly unknown[] };
}

/** At least, in pixels: what stands above the groups, the head of a group, a row and a card. */
const OVERVIEW = 400;
const HEAD = 90;
const ROW = 40;
const CARD = 120;

/** The first groups, as many as can be seen in a window of this height before anybody scrolls. */
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
