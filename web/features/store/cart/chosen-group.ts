import type { GroupSelect_CandidateFragment } from './group-select.generated';
import type { AnyCart } from './query-values';

/** Groups that may be bought into; null when they could not be read. */
export type Candidates = readonly GroupSelect_CandidateFragment[] | null;

/** The group asked for, if it may be bought into; any other id counts as a new group (D-36). */
export function chosenGroup(
  { subscriptionGroup }: AnyCart,
  candidates: Candidates,
): GroupSelect_CandidateFragment | null {
  return candidates?.find((each) => each.subscriptionId === subscriptionGroup) ?? null;
}

/** Without the groups it is unknown whether the one in the address exists, so nothing is priced. */
export function isGroupUnknown({ subscriptionGroup }: AnyCart, candidates: Candidates): boolean {
  return candidates === null && subscriptionGroup !== null;
}
