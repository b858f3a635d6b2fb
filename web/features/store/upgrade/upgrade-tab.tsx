import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type RequestedUpgrade, upgradeFrameUrl } from '#domain/changes/upgrade/upgrade-frame-url';
import { salesMail } from '../../../app/paths';
import { usePortalConfig, useSession } from '../../../app/session/session-context';
import { Promises } from '../../../checkout/promises';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/states/empty-state';
import { ErrorState } from '../../../ui/states/error-state';
import classes from './upgrade-frame.module.css';
import { OnItsWay } from './upgrade-skeleton';
import { useFrame, useFrameTheme } from './use-frame';

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

/** The shop page needs scripts and forms; it may navigate the whole window only on a click. */
const ALLOWED =
  'allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts allow-top-navigation-by-user-activation';

function UpgradeFrame({ address }: { address: string }) {
  const hasCookie = useFrameCookie();
  const frame = useFrame(address);
  useFrameTheme(frame, address);
  const { ref, phase, height, tries, onLoad, retry } = frame;
  const isCovered = phase === 'loading' || phase === 'late';
  return (
    <Card flush>
      <div className={classes['box']} data-phase={phase}>
        {phase === 'loading' && <OnItsWay />}
        {phase === 'late' && (
          <ErrorState
            what="The upgrade page does not answer."
            hint="It is still being loaded. Nothing is lost."
            onRetry={retry}
          />
        )}
        {hasCookie && (
          <iframe
            key={tries}
            ref={ref}
            title="Upgrade to Axure RP 9"
            src={address}
            sandbox={ALLOWED}
            className={classes['frame']}
            data-covered={isCovered}
            style={height === null ? undefined : { height }}
            onLoad={onLoad}
          />
        )}
      </div>
      <div className={classes['foot']}>
        {phase === 'silent' && (
          <span className={classes['silent']} role="status">
            Nothing to see? The upgrade page may not be available right now.
            <Button variant="default" size="xs" onClick={retry}>
              Retry
            </Button>
          </span>
        )}
        <a className={classes['way']} href={address} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </div>
    </Card>
  );
}

function useFrameCookie(): boolean {
  const session = useSession();
  const [isWritten, setWritten] = useState(false);
  useEffect(() => {
    const write = () => writeFrameCookie(window, session.tokenForFrame());
    const remove = () => writeFrameCookie(window, '');
    write();
    setWritten(true);
    // A new sign-in may bring another token, and another window may have removed the cookie.
    const stop = session.subscribe(write);
    const events = new AbortController();
    const { signal } = events;
    window.addEventListener('focus', write, { signal });
    window.addEventListener('pageshow', write, { signal });
    window.addEventListener('pagehide', remove, { signal });
    return () => {
      stop();
      events.abort();
      remove();
    };
  }, [session]);
  return isWritten;
}

const NAME = 'authToken';

/** Without a domain the cookie is sent to the portal's own host only (BUY-07, D-34). */
function writeFrameCookie({ document, location }: Window, token: string): void {
  const end = token === '' ? '; max-age=0' : '';
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // The Cookie Store API is asynchronous, which is too late while a page unloads.
  document.cookie = `${NAME}=${encodeURIComponent(token)}; path=/; samesite=lax${secure}${end}`;
}
