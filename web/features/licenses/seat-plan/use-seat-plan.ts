import { message } from '#domain/messages/catalogue';
import { ApplySeatPlanDocument } from './seat-changes.generated';
import { type SeatPlanInput, seatIdsOf } from './seat-plan-input';
import { type SeatsOutcome, useSeatsChange } from './use-seats-change';

interface SeatPlanOutcome {
  left: readonly SeatPlanInput[];
  refusals: ReadonlyMap<string, string>;
  /** The first text of a refusal, or of an outage, which ends the run. */
  refusal: string | null;
  undo: readonly SeatPlanInput[];
}

export function useSeatPlan() {
  const { change } = useSeatsChange();
  return async (
    parts: readonly SeatPlanInput[],
    onPart: (seatsReached: number, left: readonly SeatPlanInput[]) => void,
  ): Promise<SeatPlanOutcome> => {
    const refusals = new Map<string, string>();
    const undo: SeatPlanInput[] = [];
    let reached = 0;
    for (const [index, part] of parts.entries()) {
      const left = parts.slice(index + 1);
      const seatIds = seatIdsOf(part);
      const outcome = await change(seatIds, async (client, about) => {
        const variables = { input: { ...part, leaveChanged: true }, ...about };
        return (await client.mutate({ mutation: ApplySeatPlanDocument, variables })).data?.applySeatPlan;
      });
      const isOutage = outcome.refusal !== null && outcome.userErrors.length === 0;
      if (isOutage) return { left: parts.slice(index), refusals, refusal: outcome.refusal, undo };
      for (const [seatId, text] of partRefusals(seatIds, outcome)) refusals.set(seatId, text);
      undo.unshift(...outcome.undo);
      reached += seatIds.length;
      onPart(reached, left);
    }
    return { left: [], refusals, refusal: refusals.values().next().value ?? null, undo };
  };
}

/** Why which seats of a part were refused. Where it was not sent, none of it was done, whichever seats are named. */
export function partRefusals(
  seatIds: readonly string[],
  { userErrors, wasSent }: Pick<SeatsOutcome, 'userErrors' | 'wasSent'>,
): Map<string, string> {
  const ofAll = userErrors.find((error) => error.seatIds.length === 0)?.message;
  const unsent = wasSent ? [] : seatIds.map((id) => [id, ofAll ?? message.planPartRefused] as const);
  const named = userErrors.flatMap((error) => error.seatIds.map((id) => [id, error.message] as const));
  return new Map([...unsent, ...named]);
}
