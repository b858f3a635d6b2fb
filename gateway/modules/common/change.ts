import { message } from '#domain/messages/catalogue';
import { resolveMessage, type ServerTexts } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../context';
import type { UserError, UserErrorCode } from '../../resolvers.generated';
import { toUserErrorCode, userError } from './user-error';

/** What came of a change. The customer is read again only if asked for: what is done stays done. */
export interface Change {
  readonly success: boolean;
  readonly userErrors: UserError[];
  /** Speaks for the customer as changed; null when the change was refused. */
  readonly context: GatewayContext | null;
  /** Whether there is a mutation that takes it back; of changes that tell of it. */
  readonly canUndo?: boolean;
}

export function changed(context: GatewayContext): Change {
  return { success: true, userErrors: [], context };
}

export function refused(...userErrors: UserError[]): Change {
  return { success: false, userErrors, context: null };
}

export function notChanged(code: UserErrorCode, text: string, field: string | null = null): Change {
  return refused(userError(code, text, { field }));
}

interface VendorAnswer extends ServerTexts {
  readonly success: boolean;
  readonly code?: string | null;
}

/** A change as the vendor answered it; `fallback` is the text where it refuses without a word. */
export function changeAnswered(
  context: GatewayContext,
  answer: VendorAnswer,
  { field = null, fallback = message.lastResort }: { field?: string | null; fallback?: string } = {},
): Change {
  return answer.success
    ? changed(context)
    : notChanged(toUserErrorCode(answer.code ?? null), resolveMessage(answer, fallback), field);
}
