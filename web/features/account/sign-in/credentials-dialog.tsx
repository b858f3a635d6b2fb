import { Loader } from '@mantine/core';
import { usePart } from '../../../app/graphql/use-part';
import { Dialog } from '../../../ui/overlays/dialog';
import { PartState } from '../../../ui/states/part-state';
import classes from '../account.module.css';
import { useCredentialsEmailQuery } from './credentials.generated';
import { EmailForm } from './email-form';
import { PasswordForm } from './password-form';
import { useChangeCredentials } from './use-change-credentials';

/** Reads the address anew, since it may have changed elsewhere (PROF-15). */
export function CredentialsDialog({ kind, onClose }: { kind: 'email' | 'password'; onClose: () => void }) {
  const query = useCredentialsEmailQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const email = usePart(query.data?.viewer?.email, query);
  const { change, isBusy } = useChangeCredentials();
  const Form = kind === 'email' ? EmailForm : PasswordForm;
  return (
    <Dialog title="Change Sign In Settings" width={290} onClose={() => !isBusy && onClose()}>
      <PartState
        of={email}
        what="Your email address could not be loaded."
        loading={
          <div className={classes['loading']} role="status" aria-label="Loading your email address">
            <Loader size={28} />
          </div>
        }
      >
        {(value) => <Form email={value} isBusy={isBusy} change={change} onClose={onClose} />}
      </PartState>
    </Dialog>
  );
}
