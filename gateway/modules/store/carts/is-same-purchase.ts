import { confirmationTermCode } from '#domain/store/confirmation-term';
import { domainName } from '#domain/text/domain-name';
import type { ConfirmationAnswer } from '../../../vendor/answers/confirmation';
import type { CartContents } from './cart';

/** Whether a recorded sale went where a cart was to go: its group, its term and its home, as far as the record tells. */
export function isSamePurchase({ groupId, term, home }: CartContents, sale: ConfirmationAnswer): boolean {
  const isJoined = sale.lines.some(({ derivation }) => derivation.some(isProration));
  if (sale.lines.length > 0 && isJoined !== (groupId !== null)) return false;
  const domain = sale.domain === null ? null : domainName(sale.domain);
  const homes = [
    [home?.domain || null, domain],
    [home?.orgId || null, sale.instanceId],
  ] as const;
  // A group has a term and a home of its own: the cart's term says nothing, and the home need not be named.
  if (groupId !== null)
    return (
      groupId === sale.subscriptionId && homes.every(([named, kept]) => named === null || named === kept)
    );
  return (
    (sale.term === null || term === confirmationTermCode(sale)) &&
    homes.every(([named, kept]) => named === kept)
  );
}

// Only what joins a group is pro-rated.
function isProration({ kind }: ConfirmationAnswer['lines'][number]['derivation'][number]): boolean {
  return kind === 'CREDIT' || kind === 'ADJUSTMENT';
}
