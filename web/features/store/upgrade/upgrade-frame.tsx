import { Button } from '@mantine/core';
import { Card } from '../../../ui/card';
import { ErrorState } from '../../../ui/states/error-state';
import classes from './upgrade-frame.module.css';
import { OnItsWay } from './upgrade-skeleton';
import { useFrame, useFrameTheme } from './use-frame';
import { useFrameCookie } from './use-frame-cookie';

/** A page that sells needs scripts and forms; it may lead the whole window away only when it is clicked. */
const ALLOWED =
  'allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts allow-top-navigation-by-user-activation';

export function UpgradeFrame({ address }: { address: string }) {
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
