import '../theme/mantine-modal-styles';
import { Button, Modal } from '@mantine/core';
import { accountLoginUrl } from '#domain/account/account-login-url';
import { routes } from '../paths';
import { useSession } from '../session/session-context';
import classes from './shell.module.css';

/** Signing in happens in another tab; its token reaches this one by local storage, and the dialog goes. */
export function LapsedDialog({ accountsHost }: { accountsHost: string }) {
  const session = useSession();
  return (
    <Modal
      opened
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onClose={() => undefined}
      title="You are signed out"
      size={500}
      centered
    >
      <p className={classes['lapsed']}>
        Your session ended before the change could be made; nothing was changed. Sign in in a new tab, then
        come back: this page stays as it is.
      </p>
      <div className={classes['lapsedActions']}>
        <Button variant="default" onClick={session.signInAgain}>
          Leave this page
        </Button>
        <Button
          component="a"
          target="_blank"
          rel="opener"
          href={accountLoginUrl({ accountsHost, origin: session.origin, original: routes.manage })}
          data-autofocus
        >
          Sign in
        </Button>
      </div>
    </Modal>
  );
}
