import { Card } from '../../ui/card';
import { Loading } from '../../ui/states/loading';
import { Skeleton } from '../../ui/states/skeleton';
import classes from './account.module.css';
import { SettingRow } from './setting-row';

export function ProfileSkeleton() {
  return (
    <Loading label="Loading your profile" className={classes['page']}>
      <Card title="Profile Photo">
        <div className={classes['photo']}>
          <Skeleton width={256} height={256} round />
        </div>
      </Card>
      <Card title="Personal Information" flush>
        <SettingRow label="Name" action={<span />}>
          <Skeleton width={140} height={20} />
        </SettingRow>
      </Card>
      <Card title="Sign In Settings" flush>
        <SettingRow label="Email Address" action={<span />}>
          <Skeleton width={220} height={20} />
        </SettingRow>
        <SettingRow label="Password" action={<span />}>
          <Skeleton width={70} height={20} />
        </SettingRow>
      </Card>
    </Loading>
  );
}
