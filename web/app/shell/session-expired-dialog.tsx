import { Button } from '@mantine/core';
import { accountLoginUrl } from '#domain/account/account-login-url';
import { Dialog, DialogActions, DialogLead } from '../../ui/overlays/dialog';
import { routes } from '../paths';
import { useSession, useSignedIn } from '../session/session-context';
import type { Lapse } from '../session/session-state';
import classes from './session-expired.module.css';

const COME_BACK = 'Sign in in a new tab, then come back: this page stays as it is, with what you have typed.';

const WHAT_HAPPENED: Record<Lapse, string> = {
  change: `Your session ended before the change could be made; nothing was changed. ${COME_BACK}`,
  read: `Your session has ended. ${COME_BACK}`,
  elsewhere: `Your session has ended. ${COME_BACK}`,
  'signed-out':
    'You signed out in another tab, so this page is hidden. What you have typed is kept: sign in in a new tab as the same customer, then come back.',
  'access-ended': 'Access to this account has ended. What you have typed can no longer be saved.',
};

/** The customer signs in in another tab; its token arrives through local storage and closes the dialog. */
export function SessionExpiredDialog({ lapse }: { lapse: Lapse }) {
  const session = useSession();
  const { accountsHost } = useSignedIn().config;
  const signIn = accountLoginUrl({ accountsHost, origin: session.origin, original: routes.manage });
  const canSignIn = lapse !== 'access-ended';
  return (
    <Dialog title="You are signed out" width={500} className={classes['uncovered']}>
      <DialogLead>{WHAT_HAPPENED[lapse]}</DialogLead>
      <DialogActions>
        <Button variant="default" onClick={session.leavePage} data-autofocus={!canSignIn || undefined}>
          Leave this page
        </Button>
        {canSignIn && (
          <Button component="a" target="_blank" href={signIn} data-autofocus>
            Sign in
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
