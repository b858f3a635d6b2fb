import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ME } from '#domain/licenses/people/managers';
import { seatsText } from '#domain/text/counts';
import { ManageProductsDocument } from '../manage-products.generated';
import { AddManagersDocument, RemoveManagersDocument } from '../seat-plan/seat-changes.generated';
import { useSeatsChange } from '../seat-plan/use-seats-change';
import { useOfferUndo } from '../seat-plan/use-undo';
import { useSelection } from '../selection/selection-context';

const CHANGES = { add: AddManagersDocument, remove: RemoveManagersDocument };

type Way = keyof typeof CHANGES;

export function useManagers(onChanged: () => Promise<unknown> = () => Promise.resolve()) {
  const client = useApolloClient();
  const { release } = useSelection();
  const { change } = useSeatsChange();
  const offerUndo = useOfferUndo();
  const [refusal, setRefusal] = useState<string | null>(null);
  /** `add`, or the name of the manager being removed. */
  const [busyWith, setBusyWith] = useState<string | null>(null);

  // Managing licenses decides which groups are on the page (SEAT-10).
  const afterwards = async (seatIds: readonly string[], emails: string[]) => {
    if (!emails.includes(ME)) return;
    release(seatIds);
    await client.refetchQueries({ include: [ManageProductsDocument] }).catch(() => undefined);
  };

  const run = async (way: Way, seatIds: readonly string[], emails: string[]) => {
    setBusyWith(way === 'add' ? way : emails.join());
    setRefusal(null);
    const outcome = await change(CHANGES[way], { seatIds: [...seatIds], emails }, seatIds);
    setRefusal(outcome.refusal);
    // A change without an answer may have been made.
    const reading = onChanged().catch(() => undefined);
    if (outcome.refusal === null) {
      await reading;
      await afterwards(seatIds, emails);
    }
    setBusyWith(null);
    return outcome.refusal === null ? outcome.undo : null;
  };

  const add = async (seatIds: readonly string[], emails: string[]) => {
    const undo = await run('add', seatIds, emails);
    const isSelf = emails.join() === ME;
    const message = isSelf ? `You manage ${seatsText(seatIds.length)} now.` : `${emails.join(', ')} added.`;
    if (undo) offerUndo(message, undo);
    return undo !== null;
  };

  const remove = async (seatIds: readonly string[], name: string, canUndo: boolean) => {
    const undo = await run('remove', seatIds, [name]);
    const message = name === ME ? `You no longer manage ${seatsText(seatIds.length)}.` : `${name} removed.`;
    if (undo) offerUndo(message, canUndo ? undo : []);
    return undo !== null;
  };

  return { add, remove, refusal, forget: () => setRefusal(null), busyWith };
}
