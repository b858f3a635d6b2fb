import { type RequestedUpgrade, upgradeFrameUrl } from '#domain/changes/upgrade/upgrade-frame-url';
import { salesMail } from '../../../app/paths';
import { usePortalConfig } from '../../../app/session/session-context';
import { Promises } from '../../../checkout/promises';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/states/empty-state';
import { UpgradeFrame } from './upgrade-frame';

/** The vendor's own page for upgrading perpetual licences, in a frame (BUY-06, PERP-13). */
export function UpgradeTab(upgrade: RequestedUpgrade) {
  const { upgradeUrl, supportHost } = usePortalConfig();
  if (upgradeUrl === null) {
    return (
      <Card>
        <EmptyState
          title="Upgrades are not sold here."
          action={<a href={salesMail(supportHost)}>Contact sales</a>}
        >
          Please write to us to upgrade perpetual licenses to Axure RP 9.
        </EmptyState>
      </Card>
    );
  }
  const address = upgradeFrameUrl(upgradeUrl, upgrade);
  return (
    <>
      <UpgradeFrame key={address} address={address} />
      <Promises hasTotal={false} />
    </>
  );
}
