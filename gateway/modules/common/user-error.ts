import type { UserError, UserErrorCode } from '../../resolvers.generated';

interface Where {
  readonly field?: string | null;
  readonly seatIds?: string[];
}

/** A refusal as data (D-111). */
export function userError(
  code: UserErrorCode,
  message: string,
  { field = null, seatIds = [] }: Where = {},
): UserError {
  return { code, message, field, seatIds };
}
