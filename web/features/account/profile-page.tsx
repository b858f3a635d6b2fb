import { useWindowEvent } from '@mantine/hooks';
import { PAGE_QUERY, usePart } from '../../app/graphql/use-part';
import { titles } from '../../app/titles';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { FailedPart } from '../../ui/states/error-state';
import { Loading, Skeleton } from '../../ui/states/loading';
import { OutdatedNote } from '../../ui/states/outdated-note';
import classes from './account.module.css';
import { PersonalInformation } from './personal/personal-information';
import { ProfilePhotoSection } from './photo/profile-photo-section';
import { useProfilePageQuery } from './profile-page.generated';
import { SettingRow } from './setting-row';
import { SignInSettings } from './sign-in/sign-in-settings';

export function ProfilePage() {
  const query = useProfilePageQuery(PAGE_QUERY);
  const { value: user, isLoading, isOutdated, isRetrying, retry } = usePart(query.data?.viewer, query);
  // The address may have changed in another tab.
  useWindowEvent('focus', retry);
  return (
    <Page title={titles.profile}>
      <div className={classes['page']}>
        {isOutdated && (
          <Card flush>
            <OutdatedNote onRetry={retry} isRetrying={isRetrying} />
          </Card>
        )}
        {user && (
          <>
            <ProfilePhotoSection user={user} />
            <PersonalInformation user={user} />
            <SignInSettings user={user} />
          </>
        )}
        {isLoading && <ProfileSkeleton />}
        {!user && !isLoading && (
          <Card flush>
            <FailedPart what="Your profile could not be loaded." of={{ retry, isRetrying }} />
          </Card>
        )}
      </div>
    </Page>
  );
}

function ProfileSkeleton() {
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
