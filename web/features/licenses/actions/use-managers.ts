import { useState } from 'react';
import { notify } from '../../../ui/notify';
import { AddManagersDocument, RemoveManagersDocument } from './seat-changes.generated';
import { useSeatsChange } from './use-seats-change';

/** Adds and removes managers of seats. The verbs say whether it was done; else `refusal` says why not. */
export function useManagers(seatIds: readonly string[], onChanged: () => Promise<unknown>) {
  const { change } = useSeatsChange();
  const [refusal, setRefusal] = useState<string | null>(null);
  /** `add`, or the name of who is being removed. */
  const [busyWith, setBusyWith] = useState<string | null>(null);

  const sendAdd = (emails: string[]) =>
    change(seatIds, async (client, about) => {
      const variables = { input: { seatIds: [...seatIds], emails }, ...about };
      return (await client.mutate({ mutation: AddManagersDocument, variables })).data?.addManagers;
    });
  const sendRemove = (emails: string[]) =>
    change(seatIds, async (client, about) => {
      const variables = { input: { seatIds: [...seatIds], emails }, ...about };
      return (await client.mutate({ mutation: RemoveManagersDocument, variables })).data?.removeManagers;
    });

  const run = async (name: string, send: typeof sendAdd, emails: string[]): Promise<boolean> => {
    setBusyWith(name);
    setRefusal(null);
    const outcome = await send(emails);
    setRefusal(outcome.refusal);
    if (outcome.refusal === null) await onChanged().catch(() => undefined);
    setBusyWith(null);
    return outcome.refusal === null;
  };

  const add = async (emails: string[]) => {
    const isDone = await run('add', sendAdd, emails);
    if (isDone) void notify({ message: `${emails.join(', ')} added.` });
    return isDone;
  };

  /** Who managed all of the seats can be brought back as before; of some of them it is not known any more which. */
  const remove = async ({ name, seatCount }: { name: string; seatCount: number }, totalCount?: number) => {
    const isDone = await run(name, sendRemove, [name]);
    const undo = async () => {
      const outcome = await sendAdd([name]);
      if (outcome.refusal !== null) return notify({ tone: 'DANGER', message: outcome.refusal });
      await onChanged().catch(() => undefined);
    };
    const isWhole = seatCount === totalCount;
    if (isDone) void notify({ message: `${name} removed.`, ...(isWhole && { onUndo: () => void undo() }) });
    return isDone;
  };

  return { add, remove, refusal, busyWith };
}
