import { useState } from 'react';
import { message } from '#domain/messages/catalogue';
import { BusyButton } from '../../ui/fields/busy-button';
import { useChange } from '../graphql/use-change';
import { useViewerQuery } from '../session/viewer.generated';
import { SendEmailConfirmationDocument } from './unconfirmed-email.generated';
import classes from './unconfirmed-email.module.css';

export function UnconfirmedEmail({ isFramed = false }: { isFramed?: boolean }) {
  const viewer = useViewerQuery().data?.viewer ?? null;
  if (viewer === null || viewer.isEmailConfirmed) return null;
  const notice = <Notice email={viewer.email} isDelegate={viewer.isDelegate} />;
  return isFramed ? <div className={classes['framed']}>{notice}</div> : notice;
}

function Notice({ email, isDelegate }: { email: string; isDelegate: boolean }) {
  const { change, isBusy } = useChange({ refused: message.lastResort });
  const [outcome, setOutcome] = useState<string | null>(null);
  const sent = message.emailConfirmationSent(email);
  const send = async () => setOutcome((await change(SendEmailConfirmationDocument, {})) ?? sent);
  const waiting = `Confirm ${email}: until then, licenses that others give this address are not shown.`;
  return (
    <section className={classes['note']} aria-label="Email address to confirm">
      <div className={classes['words']} data-longest={sent}>
        <p role="status">{outcome ?? waiting}</p>
      </div>
      {!isDelegate && (
        <BusyButton variant="default" size="sm" isBusy={isBusy} onClick={() => void send()}>
          Send the link again
        </BusyButton>
      )}
    </section>
  );
}
