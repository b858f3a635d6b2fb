import { message } from '#domain/messages/catalogue';
import { BusyButton } from '../../ui/busy-button';
import { useViewerQuery } from '../session/viewer.generated';
import classes from './unconfirmed-email.module.css';
import { useSendConfirmation } from './use-send-confirmation';

/**
 * While the address of the customer is not confirmed, says what that means, with a way to have the link mailed again.
 * A delegate sees it too, but has neither the mailbox nor the password.
 * @param isFramed whether it stands by itself, not in a card
 */
export function UnconfirmedEmail({ isFramed = false }: { isFramed?: boolean }) {
  const viewer = useViewerQuery().data?.viewer ?? null;
  if (viewer === null || viewer.isEmailConfirmed) return null;
  const notice = <Notice email={viewer.email} isDelegate={viewer.isDelegate} />;
  return isFramed ? <div className={classes['framed']}>{notice}</div> : notice;
}

// What becomes of the button is said in place of what it is for, which takes as much room.
function Notice({ email, isDelegate }: { email: string; isDelegate: boolean }) {
  const { send, isBusy, outcome } = useSendConfirmation();
  const sent = message.emailConfirmationSent(email);
  const told = outcome?.kind === 'failed' ? outcome.text : sent;
  const waiting = `Confirm ${email}: until then, licenses that others give this address are not shown.`;
  return (
    <section className={classes['note']} aria-label="Email address to confirm">
      <div className={classes['words']} data-longest={sent}>
        <p role="status">{outcome === null ? waiting : told}</p>
      </div>
      {!isDelegate && (
        <BusyButton variant="default" size="sm" isBusy={isBusy} onClick={() => void send()}>
          Send the link again
        </BusyButton>
      )}
    </section>
  );
}
