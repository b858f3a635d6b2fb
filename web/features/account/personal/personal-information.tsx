import { useState } from 'react';
import { message } from '#domain/messages/catalogue';
import { refusalOf } from '../../../app/graphql/refusal';
import { Card } from '../../../ui/card';
import { EditButton } from '../../../ui/fields/edit-button';
import { Flyout } from '../../../ui/overlays/flyout';
import classes from '../account.module.css';
import { SettingRow } from '../setting-row';
import { NameForm } from './name-form';
import {
  type PersonalInformation_UserFragment,
  useUpdateProfileNameMutation,
} from './personal-information.generated';

/** The name that is shown, and the flyout that changes it (PROF-06 to PROF-10). */
export function PersonalInformation({ user }: { user: PersonalInformation_UserFragment }) {
  const [isOpen, setOpen] = useState(false);
  const { update, isBusy } = useUpdateName();
  const close = () => setOpen(false);
  return (
    <Card title="Personal Information" flush>
      <SettingRow
        label="Name"
        action={
          <Flyout
            isOpen={isOpen}
            onOpen={() => setOpen(true)}
            onClose={() => !isBusy && close()}
            label="Edit Name"
            trigger={<EditButton label="Edit Name" />}
          >
            <NameForm name={user.name} isBusy={isBusy} onSave={update} onCancel={close} />
          </Flyout>
        }
      >
        {user.name === '' ? <span className={classes['none']}>No name yet</span> : user.name}
      </SettingRow>
    </Card>
  );
}

/** Changes the name that is shown (PROF-10). The verb answers null when done, else why not. */
function useUpdateName() {
  const [send, { loading }] = useUpdateProfileNameMutation();

  const update = (name: string) =>
    refusalOf(async () => (await send({ variables: { input: { name } } })).data?.updateProfileName, {
      refused: message.lastResort,
    });

  return { update, isBusy: loading };
}
