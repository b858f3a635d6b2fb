import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SubscriptionSection } from '../../../schema.generated';
import { lazyOverlay } from '../../../ui/lazy-part';
import { withParams } from '../../../ui/query-params';
import { groupElementId } from '../view/use-named-group';
import type { Home_GroupFragment } from './home.generated';

const HomeDialog = lazyOverlay(async () => (await import('./home-dialog')).HomeDialog);

interface AddressedHomeProps {
  groups: readonly (Home_GroupFragment & {
    section: SubscriptionSection;
    owner: { isViewer: boolean };
  })[];
}

export function AddressedHome({ groups }: AddressedHomeProps) {
  const { id, forget } = useGroupToAssign();
  const group = groups.find((each) => each.id === id);
  if (!group?.owner.isViewer || group.section === 'EXPIRED') return null;
  return <HomeDialog group={group} onClose={forget} />;
}

/** Removes the parameter, so that the dialog opens once (MAN-32, CLOUD-04). */
function useGroupToAssign() {
  const [params, setParams] = useSearchParams();
  const [id, setId] = useState<string | null>(null);
  const sub = params.get('sub');
  const wantsAssign = params.get('assign') === 'true';
  useEffect(() => {
    if (sub === null || !wantsAssign) return;
    // No control opens this dialog, so on close the focus returns to the group.
    document.getElementById(groupElementId(sub))?.focus();
    setId(sub);
    setParams((current) => withParams(current, { assign: null }), { replace: true });
  }, [sub, wantsAssign, setParams]);
  return { id, forget: () => setId(null) };
}
