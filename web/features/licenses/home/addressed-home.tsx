import { Suspense } from 'react';
import type { SubscriptionSection } from '../../../schema.generated';
import { lazyPart } from '../../../ui/lazy-part';
import type { Home_GroupFragment } from './home.generated';
import { useGroupToAssign } from './use-group-to-assign';

const HomeDialog = lazyPart(async () => (await import('./home-dialog')).HomeDialog);

interface AddressedHomeProps {
  groups: readonly (Home_GroupFragment & {
    section: SubscriptionSection;
    owner: { isViewer: boolean };
  })[];
}

/** The dialog of the group that the address names to be assigned, if that is the viewer’s to do (CLOUD-04). */
export function AddressedHome({ groups }: AddressedHomeProps) {
  const { id, forget } = useGroupToAssign();
  const group = groups.find((each) => each.id === id);
  if (!group?.owner.isViewer || group.section === 'EXPIRED') return null;
  return (
    <Suspense fallback={null}>
      <HomeDialog group={group} onClose={forget} />
    </Suspense>
  );
}
