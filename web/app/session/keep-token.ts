import type { SessionEnvironment } from './session-environment';
import type { CustomerFragment } from './session-start.generated';

/**
 * Puts a customer's new token where the one before was kept: a delegate's into the cookie that speaks for them. Answers
 * what the page is to send, which is empty for a delegate.
 */
export function keepToken(
  token: string,
  { isDelegate }: CustomerFragment,
  { delegate, tokens }: Pick<SessionEnvironment, 'delegate' | 'tokens'>,
): string {
  if (isDelegate) delegate.replaceToken(token);
  else tokens.write(token);
  return isDelegate ? '' : token;
}
