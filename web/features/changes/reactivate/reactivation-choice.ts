import { useState } from 'react';
import type { ReactivationInput, Term } from '../../../schema.generated';
import type {
  Reactivation_CandidateFragment,
  Reactivation_SubscriptionFragment,
} from './reactivate.generated';

/** What is chosen on the page. */
export interface ReactivationChoice {
  /** The group to join; null for a new one. */
  group: Reactivation_CandidateFragment | null;
  chooseGroup: (id: string | null) => void;
  authors: number;
  setAuthors: (count: number) => void;
  publishers: number;
  setPublishers: (count: number) => void;
  /** Null while nothing is chosen (REAC-08). */
  reactivation: ReactivationInput | null;
}

/** What is to be brought back, and how; at first as it was, in a group of its own. */
export function useReactivationChoice(
  subscriptionId: string,
  ended: Reactivation_SubscriptionFragment | null,
  newTerm: Term,
): ReactivationChoice {
  const [groupId, chooseGroup] = useState<string | null>(null);
  const [typed, setTyped] = useState<{ authors?: number; publishers?: number }>({});
  const group = ended?.candidates.find((candidate) => candidate.subscriptionId === groupId) ?? null;
  const authors = typed.authors ?? ended?.authorCount ?? 0;
  const publishers = typed.publishers ?? ended?.publisherCount ?? 0;
  const isChosen = ended !== null && (ended.kind === 'RP' || authors + publishers > 0);
  return {
    group,
    chooseGroup,
    authors,
    setAuthors: (count) => setTyped((before) => ({ ...before, authors: count })),
    publishers,
    setPublishers: (count) => setTyped((before) => ({ ...before, publishers: count })),
    reactivation: isChosen
      ? {
          subscriptionId,
          newTerm,
          cotermGroup: group?.subscriptionId ?? null,
          authorQuantity: authors,
          publisherQuantity: publishers,
        }
      : null,
  };
}
