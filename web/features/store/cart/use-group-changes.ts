import { useEffect, useState } from 'react';
import { message } from '#domain/messages/catalogue';
import type { Price } from '../../../checkout/price/price';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { isGroupRefused } from '../../../checkout/use-submit-order';
import { type Candidates, chosenGroup } from './chosen-group';
import type { AnyCart } from './query-values';

interface GroupQuestion {
  kind: object;
  chosen: AnyCart;
  candidates: Candidates | undefined;
  preview: PricePreview<Price>;
  onRead: () => void;
}

/** Reads the groups again when the chosen one is refused; if it is gone, chooses a new group (D-36). */
export function useGroupChanges({ kind, chosen, candidates, preview, onRead }: GroupQuestion) {
  const group = chosenGroup(chosen, candidates ?? null);
  const [offered, setOffered] = useState<{ kind: object; chosen: AnyCart; name: string } | null>(null);
  const isSame = offered !== null && offered.kind === kind && offered.chosen === chosen;
  if (group && !isSame) setOffered({ kind, chosen, name: group.name });

  const read = () => {
    if (candidates !== undefined) onRead();
  };
  const groupId = group?.subscriptionId ?? null;
  const isRefused = groupId !== null && preview.status === 'refused' && isGroupRefused(preview.codes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal of a group
  useEffect(() => {
    if (isRefused) read();
  }, [isRefused, groupId]);

  const isGone = isSame && candidates != null && group === null;
  return {
    read,
    notice: isGone ? [message.groupClosed, `New Group is chosen instead of ${offered.name}.`] : [],
  };
}
