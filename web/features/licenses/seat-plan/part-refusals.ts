import { message } from '#domain/messages/catalogue';
import type { SeatsOutcome } from './use-seats-change';

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
