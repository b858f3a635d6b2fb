import { Button } from '@mantine/core';
import { accountLoginUrl } from '#domain/account/account-login-url';
import { Dialog } from '../../ui/dialog';
import { DialogActions } from '../../ui/dialog-actions';
import { routes } from '../paths';
import { useSession } from '../session/session-context';

/** Signing in happens in another tab; its token reaches this one by local storage, and the dialog goes. */
export function LapsedDialog({ accountsHost }: { accountsHost: string }) {
  const session = useSession();
  const signIn = accountLoginUrl({ accountsHost, origin: session.origin, original: routes.manage });
  return (
    <Dialog title="You are signed out" width={500}>
      <p>
        Your session ended before the change could be made; nothing was changed. Sign in in a new tab, then
        come back: this page stays as it is.
      </p>
      <DialogActions>
        <Button variant="default" onClick={session.signInAgain}>
          Leave this page
        </Button>
        <Button component="a" target="_blank" href={signIn} data-autofocus>
          Sign in
        </Button>
      </DialogActions>
    </Dialog>
  );
}
