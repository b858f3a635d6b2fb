import { useWindowEvent } from '@mantine/hooks';
import { PAGE_QUERY, usePart } from '../../app/graphql/use-part';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { ErrorState } from '../../ui/states/error-state';
import { OutdatedNote } from '../../ui/states/outdated-note';
import classes from './account.module.css';
import { PersonalInformation } from './personal/personal-information';
import { ProfilePhotoSection } from './photo/profile-photo-section';
import { useProfilePageQuery } from './profile-page.generated';
import { ProfileSkeleton } from './profile-skeleton';
import { SignInSettings } from './sign-in/sign-in-settings';

/** Edit Profile: photo, name, and what signs in (PROF-01). */
export function ProfilePage() {
  const query = useProfilePageQuery({
    ...PAGE_QUERY,
  });
  const { value: user, isLoading, isOutdated, isRetrying, retry } = usePart(query.data?.viewer, query);
  // The address may have been changed in another tab meanwhile.
  useWindowEvent('focus', retry);
  return (
    <Page title="Edit Profile">
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
            <ErrorState
              what="Your profile could not be loaded."
              onRetry={retry}
              isRetrying={isRetrying}
              retriesByItself
            />
          </Card>
        )}
      </div>
    </Page>
  );
}
