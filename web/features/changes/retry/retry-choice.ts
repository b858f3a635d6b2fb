import type { RetrySeatChoice } from '../../../schema.generated';
import type { RetryPageQuery } from './retry-page.generated';

export type PastDueGroup = NonNullable<NonNullable<RetryPageQuery['retry']>['group']>;

/** Choice for all seats, and the exceptions to it. */
export interface RetryChoice {
  /** Null while each seat keeps its proposed choice (T-18). */
  all: RetrySeatChoice | null;
  except: readonly string[];
}

export interface ChosenSeats {
  group: PastDueGroup;
  seats: RetryChoice;
  choose: (seats: RetryChoice) => void;
}

export const PROPOSED: RetryChoice = { all: null, except: [] };

interface ChosenSeat {
  id: string;
  defaultChoice: RetrySeatChoice;
}

export function choiceOf({ all, except }: RetryChoice, seat: ChosenSeat): RetrySeatChoice {
  const start = all ?? seat.defaultChoice;
  return except.includes(seat.id) ? opposite(start) : start;
}

export function withChoice(choice: RetryChoice, seat: ChosenSeat, wanted: RetrySeatChoice): RetryChoice {
  if (choiceOf(choice, seat) === wanted) return choice;
  const isExcepted = choice.except.includes(seat.id);
  const except = isExcepted ? choice.except.filter((id) => id !== seat.id) : [...choice.except, seat.id];
  return { ...choice, except };
}

function opposite(choice: RetrySeatChoice): RetrySeatChoice {
  return choice === 'RENEW' ? 'CANCEL' : 'RENEW';
}
