import { managePath } from '../../../app/paths';
import { LinkTabs } from '../../../ui/link-tabs';

interface ProductTabsProps {
  current: 'rp' | 'cloud';
  isRpAsked: boolean;
}

/** `Axure RP` and `Axure Cloud`, each an address (MAN-01). */
export function ProductTabs({ current, isRpAsked }: ProductTabsProps) {
  return (
    <LinkTabs
      label="Products"
      tabs={[
        {
          label: 'Axure RP',
          to: managePath({ rp: isRpAsked }),
          isCurrent: current === 'rp',
        },
        { label: 'Axure Cloud', to: managePath({ cloud: true }), isCurrent: current === 'cloud' },
      ]}
    />
  );
}
