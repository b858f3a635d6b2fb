import { Navigate, useSearchParams } from 'react-router-dom';
import { servesTab } from '#domain/store/carts/buy-tab';
import { PAGE_QUERY, usePart } from '../../app/graphql/use-part';
import { backToManage, managePath } from '../../app/paths';
import { usePortalConfig } from '../../app/session/session-context';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { FailedPart } from '../../ui/states/error-state';
import { AddUsersForm } from './add-users/add-users-form';
import type { AddUsersForm_GroupFragment } from './add-users/add-users-form.generated';
import { useAddUsersPageQuery } from './add-users-page.generated';
import { AddUsersSkeleton } from './buy-skeleton';

export function AddUsersPage() {
  const [address] = useSearchParams();
  const { today } = usePortalConfig();
  const query = useAddUsersPageQuery({
    variables: { id: address.get('subId') ?? '' },
    ...PAGE_QUERY,
  });
  const prices = usePart(query.data?.priceList, query);
  const viewer = usePart(query.data?.viewer, query);
  const bundle = usePart(query.data?.couponBundle, query);
  const { isRetrying, retry: onRetry } = prices;
  const group = viewer.value?.subscription;
  const isGroupFailed = query.error !== undefined && group === null;

  if (viewer.value && !isGroupFailed && !mayAdd(group)) return <Navigate to={managePath()} replace />;
  if (prices.value && viewer.value && group) {
    const owned = bundle.value?.coupons ?? (bundle.isLoading ? [] : null);
    const coupons = owned?.filter((coupon) => servesTab(coupon, 'rp', today)) ?? null;
    const store = { viewer: viewer.value, prices: prices.value, coupons, isRetrying, onRetry };
    return <AddUsersForm key={group.id} group={group} store={store} />;
  }
  return (
    <Page title="Add Users to Group" back={backToManage}>
      {(prices.isLoading || viewer.isLoading) && !isGroupFailed ? (
        <AddUsersSkeleton />
      ) : (
        <Card>
          <FailedPart what="The group and its prices could not be loaded." of={prices} />
        </Card>
      )}
    </Page>
  );
}

function mayAdd(
  group: Pick<AddUsersForm_GroupFragment, 'isPurchaseOrder' | 'addUsers'> | null | undefined,
): boolean {
  if (!group) return false;
  return group.isPurchaseOrder && group.addUsers !== null;
}
