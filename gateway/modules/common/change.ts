import type { GatewayContext } from '../../context';
import type { UserError, UserErrorCode } from '../../resolvers.generated';
import { userError } from './user-error';

/** What came of a change. The customer is read again only if asked for: what is done stays done. */
export interface Change {
  readonly success: boolean;
  readonly userErrors: UserError[];
  /** Speaks for the customer as changed; null when the change was refused. */
  readonly context: GatewayContext | null;
}

export function changed(context: GatewayContext): Change {
  return { success: true, userErrors: [], context };
}

export function notChanged(code: UserErrorCode, text: string, field: string | null = null): Change {
  return { success: false, userErrors: [userError(code, text, { field })], context: null };
}
