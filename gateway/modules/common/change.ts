import { message } from '#domain/messages/catalogue';
import { resolveMessage, type ServerTexts } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../context';
import type { UserError, UserErrorCode } from '../../resolvers.generated';
import { toUserErrorCode, userError } from './user-error';

/** Result of a change. The customer is reloaded only on demand, so that its failure does not hide the change. */
export interface Change {
  readonly success: boolean;
  readonly userErrors: UserError[];
  /** Context of the changed customer; null when the change was refused. */
  readonly context: GatewayContext | null;
  /** True when a mutation can undo the change; only set by some changes. */
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

/** Compares with what the page showed; a caller that names nothing has no page (0036). */
export function isAsShown(shown: string | null | undefined, current: string): boolean {
  return shown === null || shown === undefined || shown === current;
}

interface VendorAnswer extends ServerTexts {
  readonly success: boolean;
  readonly code?: string | null;
}

/** Converts the vendor's answer; `fallback` is the message of a refusal without one. */
export function changeAnswered(
  context: GatewayContext,
  answer: VendorAnswer,
  { field = null, fallback = message.lastResort }: { field?: string | null; fallback?: string } = {},
): Change {
  return answer.success
    ? changed(context)
    : notChanged(toUserErrorCode(answer.code ?? null), resolveMessage(answer, fallback), field);
}
