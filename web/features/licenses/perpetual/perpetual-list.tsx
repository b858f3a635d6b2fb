import { useEffect, useEffectEvent } from 'react';
import { Card } from '../../../ui/card';
import { CopyKey } from '../../../ui/fields/copy-key';
import { Dialog } from '../../../ui/overlays/dialog';
import { EmptyState } from '../../../ui/states/empty-state';
import { FailedPart } from '../../../ui/states/error-state';
import stale from '../../../ui/states/stale.module.css';
import { DateText } from '../../../ui/text';
import { BUTTON, type Contents, fitColumns, PADDING } from '../others/fit-columns';
import { LicenseList } from '../others/license-list';
import { useGridWidth } from '../view/use-grid-width';
import { PERPETUAL_COLUMNS } from './perpetual-columns';
import {
  type PerpetualList_LicensesFragment,
  type PerpetualRow_LicenseFragment,
  usePerpetualLicensesQuery,
} from './perpetual-list.generated';
import { usePerpetualSelection, useShownKey } from './perpetual-selection';
import classes from './view-key-dialog.module.css';

export const FIRST_LICENSES = 100;
const LARGEST_PAGE = 500;

const cell = { font: '400 14px', beside: PADDING } as const;

/** Columns shrink in this order; dates never shrink. */
const CONTENTS: Contents<PerpetualRow_LicenseFragment> = {
  managers: { ...cell, textsOf: ({ managers }) => [managers.join(', ')], least: 88, most: 200 },
  notes: { ...cell, textsOf: ({ note }) => [note], least: 76, most: 170 },
  licensee: { ...cell, textsOf: ({ licensee }) => [licensee ?? ''], least: 90, most: 200 },
  assigned: {
    ...cell,
    textsOf: ({ assignedTo }) => [assignedTo ?? ''],
    beside: PADDING + BUTTON,
    least: 130,
    most: 260,
  },
  product: { ...cell, textsOf: ({ productName }) => [productName], least: 120, most: 190 },
};

export function PerpetualList({ search }: { search: string }) {
  const variables = { search, first: FIRST_LICENSES };
  const { data, previousData, error, loading, refetch, fetchMore } = usePerpetualLicensesQuery({ variables });
  const [shownKey, showKey] = useShownKey();
  const width = useGridWidth();
  const licenses = (data ?? previousData)?.viewer?.perpetualLicenses;
  useSeen(data?.viewer?.perpetualLicenses, search);
  const readAfter = (after: string | null) => fetchMore({ variables: { first: LARGEST_PAGE, after } });
  useReadUntil(shownKey, search === '' ? licenses : null, readAfter);
  if (error || !licenses) {
    return (
      <Card>
        <FailedPart
          what="Your perpetual licenses could not be loaded."
          of={{ isRetrying: loading, retry: () => void refetch().catch(() => undefined) }}
        />
      </Card>
    );
  }
  const { nodes, pageInfo, totalCount } = licenses;
  const columns = fitColumns(PERPETUAL_COLUMNS, CONTENTS, nodes, width);
  const shown = nodes.find(({ id }) => id === shownKey);
  const more = () => readAfter(pageInfo.endCursor);
  return (
    <Card flush>
      <div className={data ? undefined : stale['stale']} aria-busy={!data}>
        {totalCount === 0 ? (
          <EmptyState isInPart title="No keys match">
            Search for another licensee or part of a key.
          </EmptyState>
        ) : (
          <LicenseList
            rows={nodes}
            columns={columns}
            totalCount={totalCount}
            label="Perpetual licenses"
            noun="licenses"
            onMore={more}
          />
        )}
      </div>
      {shown?.key && <ViewKeyDialog license={shown} licenseKey={shown.key} onClose={() => showKey(null)} />}
    </Card>
  );
}

function useSeen(licenses: PerpetualList_LicensesFragment | null | undefined, search: string) {
  const { see } = usePerpetualSelection();
  useEffect(() => {
    if (licenses) see(licenses.nodes, search === '' && !licenses.pageInfo.hasNextPage);
  }, [licenses, search, see]);
}

/** Reads further pages until the license named by the address is among them. */
function useReadUntil(
  id: string | null,
  licenses: PerpetualList_LicensesFragment | null | undefined,
  readAfter: (cursor: string | null) => Promise<unknown>,
) {
  const read = useEffectEvent(readAfter);
  const isFurther = licenses?.pageInfo.hasNextPage === true && licenses.nodes.every((row) => row.id !== id);
  const after = id !== null && isFurther ? licenses.pageInfo.endCursor : null;
  useEffect(() => {
    // A failure leaves the button for more, which tells of it.
    if (after !== null) void read(after).catch(() => undefined);
  }, [after]);
}

interface ViewKeyDialogProps {
  license: PerpetualRow_LicenseFragment;
  licenseKey: string;
  onClose: () => void;
}

function ViewKeyDialog({ license, licenseKey, onClose }: ViewKeyDialogProps) {
  const { productName, licensee, purchaseDate } = license;
  return (
    <Dialog title="License Key" width={814} onClose={onClose}>
      <p className={classes['about']}>
        {productName}
        {licensee && <span>Licensed to {licensee}</span>}
        <span>
          Purchased <DateText date={purchaseDate} />
        </span>
      </p>
      <CopyKey licenseKey={licenseKey} />
    </Dialog>
  );
}
