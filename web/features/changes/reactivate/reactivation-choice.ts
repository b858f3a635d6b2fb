import { useState } from 'react';
import { useGroupQuery } from '../review/group-query';
import type { Reactivation_SubscriptionFragment } from './reactivate.generated';

export type ReactivationChoice = NonNullable<ReturnType<typeof useReactivationChoice>>;

/** Initially a group is reactivated unchanged and on its own. */
export function useReactivationChoice(ended: Reactivation_SubscriptionFragment | null) {
  const { term, setTerm } = useGroupQuery();
  const [groupId, chooseGroup] = useState<string | null>(null);
  const [typed, setTyped] = useState<{ authors?: number; publishers?: number }>({});
  if (ended === null) return null;
  const group = ended.candidates.find((candidate) => candidate.subscriptionId === groupId) ?? null;
  const authors = typed.authors ?? ended.authorCount;
  const publishers = typed.publishers ?? ended.publisherCount;
  const isChosen = ended.kind === 'RP' || authors + publishers > 0;
  return {
    ended,
    term,
    setTerm,
    group,
    chooseGroup,
    authors,
    publishers,
    setAuthors: (count: number) => setTyped((before) => ({ ...before, authors: count })),
    setPublishers: (count: number) => setTyped((before) => ({ ...before, publishers: count })),
    reactivation: isChosen
      ? {
          subscriptionId: ended.id,
          newTerm: term,
          cotermGroup: group?.subscriptionId ?? null,
          authorQuantity: authors,
          publisherQuantity: publishers,
        }
      : null,
  };
}
