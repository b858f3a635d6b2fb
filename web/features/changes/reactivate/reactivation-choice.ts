import { useState } from 'react';
import type { ReactivationInput, Term } from '../../../schema.generated';
import { useGroupQuery } from '../review/group-query';
import type {
  Reactivation_CandidateFragment,
  Reactivation_SubscriptionFragment,
} from './reactivate.generated';

export interface ReactivationChoice {
  ended: Reactivation_SubscriptionFragment;
  term: Term;
  setTerm: (term: Term) => void;
  group: Reactivation_CandidateFragment | null;
  chooseGroup: (id: string | null) => void;
  authors: number;
  setAuthors: (count: number) => void;
  publishers: number;
  setPublishers: (count: number) => void;
  reactivation: ReactivationInput | null;
}

/** Initially a group is reactivated unchanged and on its own. */
export function useReactivationChoice(
  ended: Reactivation_SubscriptionFragment | null,
): ReactivationChoice | null {
  const { term, setTerm } = useGroupQuery();
  const [groupId, chooseGroup] = useState<string | null>(null);
  const [typed, setTyped] = useState<{ authors?: number; publishers?: number }>({});
  if (ended === null) return null;
  const group = ended.candidates.find((candidate) => candidate.subscriptionId === groupId) ?? null;
  const authors = typed.authors ?? ended.authorCount;
  const publishers = typed.publishers ?? ended.publisherCount;
  const isChosen = ended.kind === 'RP' || authors + publishers > 0;
  return {
    ...{ ended, term, setTerm, group, chooseGroup, authors, publishers },
    setAuthors: (count) => setTyped((before) => ({ ...before, authors: count })),
    setPublishers: (count) => setTyped((before) => ({ ...before, publishers: count })),
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
