import { useState } from 'react';
import { Card } from '../../../ui/card';
import { EditButton } from '../../../ui/edit-button';
import { Flyout } from '../../../ui/flyout';
import classes from '../account.module.css';
import { SettingRow } from '../setting-row';
import { NameForm } from './name-form';
import type { PersonalInformation_UserFragment } from './personal-information.generated';
import { useUpdateName } from './use-update-name';

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
