import { Suspense } from 'react';
import { UnconfirmedEmail } from '../../../app/email/unconfirmed-email';
import { Card } from '../../../ui/card';
import { EditButton } from '../../../ui/fields/edit-button';
import { lazyPart } from '../../../ui/lazy-part';
import { useAddressed } from '../../../ui/use-addressed';
import { SettingRow } from '../setting-row';
import type { SignInSettings_UserFragment } from './sign-in-settings.generated';

const loadDialog = () => import('./credentials-dialog');
const CredentialsDialog = lazyPart(async () => (await loadDialog()).CredentialsDialog);

export function SignInSettings({ user }: { user: SignInSettings_UserFragment }) {
  const [edited, edit] = useAddressed('edit');
  const isOpen = edited === 'email' || edited === 'password';
  // A failure is told at the click.
  const preload = () => void loadDialog().catch(() => undefined);
  const opener = (kind: 'email' | 'password') => ({
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: preload,
    onFocus: preload,
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
      {isOpen && (
        <Suspense fallback={null}>
          <CredentialsDialog kind={edited} onClose={() => edit(null)} />
        </Suspense>
      )}
    </Card>
  );
}
