import { message } from '#domain/messages/catalogue';
import { ApplySeatPlanDocument } from './seat-changes.generated';
import { type SeatPlanInput, seatIdsOf } from './seat-plan-input';
import { startSeatWork } from './seat-work';
import { type ChangeSeats, type SeatsOutcome, useSeatsChange } from './use-seats-change';

interface PartsOutcome<Part> {
  left: readonly Part[];
  refusals: ReadonlyMap<string, string>;
  /** First refusal, or the outage that ended the run. */
  refusal: string | null;
  /** The only refusals are of seats that another person has changed. */
  hasConflictsOnly: boolean;
  undo: readonly SeatPlanInput[];
}

/** Progress: seats done, parts left, and the undo of the done ones. */
interface Reached<Part> {
  seats: number;
  left: readonly Part[];
  refused: number;
  undo: readonly SeatPlanInput[];
}

export interface PartKind<Part> {
  seatIdsOf: (part: Part) => string[];
  send: (change: ChangeSeats, part: Part) => Promise<SeatsOutcome>;
}

export const PLAN: PartKind<SeatPlanInput> = {
  seatIdsOf,
  send: (change, part) => change(ApplySeatPlanDocument, { ...part, leaveChanged: true }, seatIdsOf(part)),
};

/** Sends the parts one by one; continues when the page is left. */
export function useSeatParts<Part>(kind: PartKind<Part>) {
  const { change } = useSeatsChange();
  return async (
    parts: readonly Part[],
    onPart: (reached: Reached<Part>) => void = () => undefined,
  ): Promise<PartsOutcome<Part>> => {
    const work = startSeatWork(parts.flatMap(kind.seatIdsOf).length);
    try {
      return await sendParts(kind, change, parts, (reached) => {
        work.reach(reached.seats);
        onPart(reached);
      });
    } finally {
      work.end();
    }
  };
}

/** Refused seats do not stop the following parts; an outage does. */
async function sendParts<Part>(
  { seatIdsOf: idsOf, send }: PartKind<Part>,
  change: ChangeSeats,
  parts: readonly Part[],
  onPart: (reached: Reached<Part>) => void,
): Promise<PartsOutcome<Part>> {
  const refusals = new Map<string, string>();
  const undo: SeatPlanInput[] = [];
  let seats = 0;
  let hasConflictsOnly = true;
  for (const [index, part] of parts.entries()) {
    const seatIds = idsOf(part);
    const outcome = await send(change, part);
    const { refusal, userErrors } = outcome;
    const isOutage = refusal !== null && userErrors.length === 0;
    if (isOutage) return { left: parts.slice(index), refusals, refusal, hasConflictsOnly: false, undo };
    for (const [seatId, text] of partRefusals(seatIds, outcome)) refusals.set(seatId, text);
    hasConflictsOnly &&= userErrors.every(({ code }) => code === 'CONFLICT');
    undo.unshift(...outcome.undo);
    seats += seatIds.length;
    onPart({ seats, left: parts.slice(index + 1), refused: refusals.size, undo: [...undo] });
  }
  return { left: [], refusals, refusal: reasonOf([...refusals.values()]), hasConflictsOnly, undo };
}

/** The first text that says why: seats that were refused along with another one name no reason. */
function reasonOf(texts: readonly string[]): string | null {
  return texts.find((text) => text !== message.planPartRefused) ?? texts[0] ?? null;
}

type Refusal = Pick<SeatsOutcome['userErrors'][number], 'message' | 'seatIds'>;

/** Returns refusals by seat. A part that was not carried out is refused for every seat. */
export function partRefusals(
  seatIds: readonly string[],
  { userErrors, wasSent }: { userErrors: readonly Refusal[]; wasSent: boolean },
): Map<string, string> {
  const ofAll = userErrors.find((error) => error.seatIds.length === 0)?.message;
  const unsent = wasSent ? [] : seatIds.map((id) => [id, ofAll ?? message.planPartRefused] as const);
  const named = userErrors.flatMap((error) => error.seatIds.map((id) => [id, error.message] as const));
  return new Map([...unsent, ...named]);
}
