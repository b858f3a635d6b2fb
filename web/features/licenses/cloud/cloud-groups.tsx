import { Sections } from '../groups/sections';
import { AddressedHome } from '../home/addressed-home';
import { PaymentFailedBanner } from '../overview/payment-failed-banner';
import { useNamedGroup } from '../view/use-named-group';
import { CloudCard } from './cloud-card';
import type { CloudProductsQuery } from './cloud-products.generated';

type CloudGroup = NonNullable<NonNullable<CloudProductsQuery['viewer']>['cloudGroups']>['nodes'][number];

/** Banner and groups; the one that the address names is in view (CLOUD-01). */
export function CloudGroups({ groups }: { groups: readonly CloudGroup[] }) {
  useNamedGroup();
  return (
    <>
      <AddressedHome groups={groups} />
      <PaymentFailedBanner groups={groups} isCloud />
      <Sections groups={groups} keepsActive>
        {(group) => <CloudCard key={group.id} group={group} />}
      </Sections>
    </>
  );
}
