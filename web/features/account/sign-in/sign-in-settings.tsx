import { UnconfirmedEmail } from '../../../app/email/unconfirmed-email';
import { Card } from '../../../ui/card';
import { EditButton } from '../../../ui/fields/edit-button';
import { lazyOverlay } from '../../../ui/lazy-part';
import { useAddressed } from '../../../ui/use-addressed';
import { SettingRow } from '../setting-row';
import type { SignInSettings_UserFragment } from './sign-in-settings.generated';

const CredentialsDialog = lazyOverlay(async () => (await import('./credentials-dialog')).CredentialsDialog);

export function SignInSettings({ user }: { user: SignInSettings_UserFragment }) {
  const [edited, edit] = useAddressed('edit');
  const isOpen = edited === 'email' || edited === 'password';
  const opener = (kind: 'email' | 'password') => ({
    'aria-haspopup': 'dialog' as const,
    ...CredentialsDialog.preloadProps,
    onClick: () => edit(kind),
  });
  return (
    <Card title="Sign In Settings" flush>
      <SettingRow
        label="Email Address"
        action={<EditButton label="Edit Email Address" {...opener('email')} />}
      >
        {user.email}
      </SettingRow>
      {!user.isEmailConfirmed && <UnconfirmedEmail />}
      <SettingRow label="Password" action={<EditButton label="Edit Password" {...opener('password')} />}>
        ••••••••
      </SettingRow>
      {isOpen && <CredentialsDialog kind={edited} onClose={() => edit(null)} />}
    </Card>
  );
}
