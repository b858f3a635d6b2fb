import { useEffect, useState } from 'react';
import { message } from '#domain/messages/catalogue';
import type { Price } from '../../../checkout/price/price';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { isGroupRefused } from '../../../checkout/use-submit-order';
import { type Candidates, chosenGroup } from './chosen-group';
import type { AnyCart } from './query-values';

interface GroupQuestion {
  /** What is bought; each kind has groups of its own. */
  kind: object;
  /** What the customer chose. */
  chosen: AnyCart;
  /** Undefined where the group is not chosen on the page. */
  candidates: Candidates | undefined;
  preview: PricePreview<Price>;
  /** Reads the groups anew. */
  onRead: () => void;
}

interface GroupChanges {
  /** Reads the groups anew, where the group is chosen on the page. */
  read: () => void;
  /** What became of the group that was chosen; empty while it is on offer. */
  notice: readonly string[];
}

/**
 * Follows what happens elsewhere to the group that is chosen: once it is refused, the groups are read anew, and where it
 * is not among them any more, what is bought forms a new one (D-36), which is said until the customer changes the cart.
 */
export function useGroupChanges({ kind, chosen, candidates, preview, onRead }: GroupQuestion): GroupChanges {
  const group = chosenGroup(chosen, candidates ?? null);
  const [offered, setOffered] = useState<{ kind: object; chosen: AnyCart; name: string } | null>(null);
  const isSame = offered !== null && offered.kind === kind && offered.chosen === chosen;
  if (group && !isSame) setOffered({ kind, chosen, name: group.name });

  const read = () => {
    if (candidates !== undefined) onRead();
  };
  const groupId = group?.subscriptionId ?? null;
  const isRefused = groupId !== null && preview.status === 'refused' && isGroupRefused(preview.codes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal of a group
  useEffect(() => {
    if (isRefused) read();
  }, [isRefused, groupId]);

  const isGone = isSame && candidates != null && group === null;
  return {
    read,
    notice: isGone ? [message.groupClosed, `New Group is chosen instead of ${offered.name}.`] : [],
  };
}
