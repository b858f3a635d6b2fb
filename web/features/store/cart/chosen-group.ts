import type { GroupSelect_CandidateFragment } from './group-select.generated';
import type { AnyCart } from './query-values';

/** Groups that the purchase may join; null when they could not be read. */
export type Candidates = readonly GroupSelect_CandidateFragment[] | null;

/** Returns the requested group if the purchase may join it; any other id means a new group (D-36). */
export function chosenGroup(
  { subscriptionGroup }: AnyCart,
  candidates: Candidates,
): GroupSelect_CandidateFragment | null {
  return candidates?.find((each) => each.subscriptionId === subscriptionGroup) ?? null;
}

/** Without the candidates the group in the address may not exist, so nothing is priced. */
export function isGroupUnknown({ subscriptionGroup }: AnyCart, candidates: Candidates): boolean {
  return candidates === null && subscriptionGroup !== null;
}
