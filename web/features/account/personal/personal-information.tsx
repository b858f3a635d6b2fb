import { useEffect } from 'react';
import { Card } from '../../../ui/card';
import { EditButton } from '../../../ui/fields/edit-button';
import { whenSettled } from '../../../ui/lazy-part';
import { OnDemand } from '../../../ui/overlays/on-demand';
import classes from '../account.module.css';
import { SettingRow } from '../setting-row';
import type { PersonalInformation_UserFragment } from './personal-information.generated';

const loadFlyout = async () => (await import('./name-flyout')).NameFlyout;

export function PersonalInformation({ user }: { user: PersonalInformation_UserFragment }) {
  useEffect(() => whenSettled(() => void loadFlyout().catch(() => undefined)), []);
  return (
    <Card title="Personal Information" flush>
      <SettingRow
        label="Name"
        action={
          <OnDemand popup="dialog" button={<EditButton label="Edit Name" />} load={loadFlyout}>
            {(NameFlyout, button) => <NameFlyout button={button} name={user.name} />}
          </OnDemand>
        }
      >
        {user.name === '' ? <span className={classes['none']}>No name yet</span> : user.name}
      </SettingRow>
    </Card>
  );
}
