import { countText } from '#domain/text/counts';
import { Fact } from '../../../ui/fact';
import { Skeleton } from '../../../ui/states/loading';
import { Money } from '../../../ui/text';
import classes from './archive-dialog.module.css';
import type { ReceiptArchiveQuery } from './receipt-archive.generated';

export type Archive = NonNullable<NonNullable<ReceiptArchiveQuery['viewer']>['receiptArchive']>;

export function ArchiveContents({ archive }: { archive: Archive | null }) {
  return (
    <dl className={classes['contents']} aria-busy={archive === null}>
      <Fact name="Receipts">{archive ? countText(archive.count) : <Skeleton width={40} />}</Fact>
      <Fact name="Total">{archive ? <Money amount={archive.total} /> : <Skeleton width={90} />}</Fact>
    </dl>
  );
}

/** The last file is the table of the receipts. */
export function ArchiveProgress({ archive, received }: { archive: Archive; received: number }) {
  const reached = Math.min(received, archive.count);
  return (
    <div className={classes['progress']}>
      <progress value={reached} max={archive.count} aria-label="Receipts received" />
      {countText(reached)} of {countText(archive.count)} received
    </div>
  );
}

export function refusalOf({ count, url }: Archive): string | null {
  if (count === 0) return 'There are no receipts in this period.';
  return url === null ? 'There are too many receipts for one file. Please choose a shorter period.' : null;
}
