import { isTakenAtOnce } from '#domain/changes/transfer/check-transfer';
import { toDecimalString } from '#domain/money/cents';
import { termName } from '#domain/terms/term-name';
import type { TransferPreview } from '../../../resolvers.generated';
import { toCartLine } from '../../store/to-cart';
import type { TransferQuote } from './quote-transfer';

/** A quote as the schema shows it. */
export function toTransfer({ previewId, seen, due, autoRenewPath }: TransferQuote): TransferPreview {
  const { group, number, contents } = seen;
  return {
    previewId,
    groupName: `Group ${number}`,
    contents,
    ownerEmail: group.ownerEmail ?? '',
    termName: termName(group.term),
    expireDate: group.expireDate,
    needsCard: !isTakenAtOnce(group),
    autoRenewPath,
    total: toDecimalString(due?.total ?? 0),
    dueDate: due?.date ?? null,
    lines: (due?.lines ?? []).map(toCartLine),
  };
}
