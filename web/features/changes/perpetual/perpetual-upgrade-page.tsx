import { useLocation } from 'react-router-dom';
import { routes } from '../../../app/paths';
import { readSeatSelection } from '../../../app/selection-state';
import { paidOrder } from '../../../checkout/order';
import type { PriceChange } from '../../../checkout/price/changes-dialog';
import type { Explained } from '../../../checkout/price/explain-button';
import { usePricePreview } from '../../../checkout/price/use-price-preview';
import { moneyText } from '../../../ui/text';
import type { ReviewAmount } from '../parts/amounts';
import { LeftOut } from '../parts/left-out';
import { ReviewAmounts } from '../parts/review-amounts';
import { ReviewGroup } from '../parts/review-group';
import { type ReviewKind, useViewerSubject } from '../review/review-kind';
import { ReviewPage } from '../review/review-page';
import {
  BuyUpgradeDocument,
  type Upgrade_PriceFragment,
  UpgradePriceDocument,
} from './perpetual-upgrade.generated';

interface Selected {
  seatIds: string[];
}

const perpetualUpgrade: ReviewKind<Selected, Selected, Upgrade_PriceFragment> = {
  loadFailedText: 'Your account could not be loaded.',
  priceFailedText: 'The price of the upgrade could not be worked out.',
  useSubject() {
    const { state, key } = useLocation();
    const selection = readSeatSelection(state);
    return useViewerSubject({
      key: '',
      place: { page: routes.perpetualUpgrade, search: '', subject: selection ? key : '' },
      isMissing: false,
      subject: selection && { seatIds: [...selection.seatIds] },
      rows: selection?.seatIds.length ?? 1,
    });
  },
  useChoice: (selected) => selected,
  usePreview: (selected) => usePricePreview(UpgradePriceDocument, selected),
  order: (selected) =>
    paidOrder(BuyUpgradeDocument, (terms, payment) => ({ ...terms, ...selected, payment })),
  look: {
    title: 'Upgrade Confirmation',
    totalLabel: () => 'Total Due',
    backLabel: 'Back to the licenses',
    rows: ({ preview, explained }) =>
      preview.price && <UpgradedLicenses price={preview.price} explained={explained} />,
    amounts: upgradeAmounts,
    summary: () => ({ note: <p>In USD, charged once. Perpetual licenses do not renew.</p> }),
    changes: upgradeChanges,
  },
};

export function PerpetualUpgradePage() {
  return <ReviewPage kind={perpetualUpgrade} />;
}

function UpgradedLicenses({ price, explained }: { price: Upgrade_PriceFragment; explained: Explained }) {
  const rows = price.seats.map(({ seatId, product, newProduct, price: amount, license }) => ({
    id: seatId,
    product,
    user: license.assignedTo,
    managers: license.managers,
    change: `Upgrades to ${newProduct}`,
    price: amount,
  }));
  const skipped = price.skipped.map(({ id, productName, upgradeEligibility }) => ({
    key: id,
    content: (
      <>
        <strong>{productName}</strong>
        {upgradeEligibility.message}
      </>
    ),
  }));
  return (
    <>
      <ReviewGroup
        name="Summary of Changes"
        tableName="Licenses to upgrade"
        productTitle="Product Edition"
        userTitle="Assigned User"
        hasPrices
        rows={rows}
      >
        <ReviewAmounts amounts={upgradeAmounts(price)} explained={explained} />
      </ReviewGroup>
      <LeftOut items={skipped} />
    </>
  );
}

function upgradeAmounts({ lines }: Upgrade_PriceFragment): ReviewAmount[] {
  return lines.map(({ product, quantity, total, derivation }) => ({
    key: product,
    label: product,
    word: null,
    amount: total,
    steps: quantity === 1 ? [] : derivation,
  }));
}

type Seat = Upgrade_PriceFragment['seats'][number];

function upgradeChanges(before: Upgrade_PriceFragment, after: Upgrade_PriceFragment): PriceChange[] {
  const [old, now] = [bySeat(before), bySeat(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((seatId) => changeOf(seatId, old.get(seatId), now.get(seatId)))
    .filter((change) => change.before !== change.after || change.why !== null);
}

function changeOf(key: string, old: Seat | undefined, now: Seat | undefined): PriceChange {
  const isOther = old !== undefined && now !== undefined && old.product !== now.product;
  return {
    key,
    what: (old ?? now)?.product ?? '',
    why: now === undefined ? 'Can no longer be upgraded' : isOther ? `Is ${now.product} now` : null,
    before: old ? moneyText(old.price) : null,
    after: now ? moneyText(now.price) : null,
  };
}

function bySeat({ seats }: Upgrade_PriceFragment): Map<string, Seat> {
  return new Map(seats.map((seat) => [seat.seatId, seat]));
}
