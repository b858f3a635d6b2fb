import { NetworkStatus } from '@apollo/client';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { backToManage, managePath } from '../../../app/paths';
import { Card } from '../../../ui/card';
import { lazyOverlay } from '../../../ui/lazy-part';
import { Page } from '../../../ui/page';
import { EmptyState } from '../../../ui/states/empty-state';
import { FailedPart } from '../../../ui/states/error-state';
import { Loading, Skeleton } from '../../../ui/states/loading';
import { StatusPill } from '../../../ui/status-pill';
import { ActivityLink } from '../activity/activity-link';
import { UndoButton } from '../seat-plan/undo-button';
import { licensesText } from './email-field';
import { type Person_PersonFragment, usePersonQuery } from './people.generated';
import classes from './people.module.css';

const HandOverDialog = lazyOverlay(async () => (await import('./hand-over-dialog')).HandOverDialog);

export function PersonPage() {
  const [params] = useSearchParams();
  const email = params.get('email') ?? '';
  // Typed text belongs to one person.
  return <Person key={email} email={email} />;
}

function Person({ email }: { email: string }) {
  const { data, error, loading, networkStatus, refetch } = usePersonQuery({
    variables: { email },
    fetchPolicy: 'network-only',
  });
  const retry = () => void refetch().catch(() => undefined);
  const isRetrying = networkStatus === NetworkStatus.refetch;
  const person = data?.viewer?.person ?? null;
  // Kept to show the outcome when the person has no seats left, or cannot be read.
  const [leaving, setLeaving] = useState<Person_PersonFragment | null>(null);
  return (
    <Page
      title={email}
      back={backToManage}
      actions={
        <span>
          <UndoButton onDone={retry} />
          <ActivityLink person={email} />
        </span>
      }
    >
      {person ? (
        <Licenses person={person} onHandOver={() => setLeaving(person)} />
      ) : error || (isRetrying && !data) ? (
        <FailedPart what="This person could not be looked up." of={{ retry, isRetrying }} />
      ) : loading ? (
        <Loading label="Looking this person up">
          <Card>
            <Skeleton height={96} />
          </Card>
        </Loading>
      ) : (
        <Card>
          <EmptyState title="Nothing here">
            {email === ''
              ? 'No address was given.'
              : `${email} uses and manages no license that you can see.`}
          </EmptyState>
        </Card>
      )}
      {leaving && (
        <HandOverDialog person={person ?? leaving} onClose={() => setLeaving(null)} onDone={retry} />
      )}
    </Page>
  );
}

function Licenses({ person, onHandOver }: { person: Person_PersonFragment; onHandOver: () => void }) {
  const { used, managed, usedCount, managedCount, isViewer, handOverPlan } = person;
  const canHandOver = !isViewer && handOverPlan.length > 0;
  return (
    <div className={classes['cards']}>
      <Card
        flush
        title={`Uses ${licensesText(usedCount)}`}
        actions={
          canHandOver && (
            <Button variant="default" onClick={onHandOver} {...HandOverDialog.preloadProps}>
              Hand everything over
            </Button>
          )
        }
      >
        {used.length === 0 && (
          <p className={`${classes['none']} ${classes['empty']}`}>No license is assigned to this person.</p>
        )}
        <ul className={classes['licenses']}>
          {used.map(({ license, subscription }) => (
            <li key={license.id}>
              <strong>{license.productName}</strong>
              <GroupLink subscription={subscription} />
              {subscription && (
                <StatusPill tone={subscription.statusLine.tone}>{subscription.statusLine.text}</StatusPill>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <Card flush title={`Manages ${licensesText(managedCount)}`}>
        {managed.length === 0 && (
          <p className={`${classes['none']} ${classes['empty']}`}>This person manages no license.</p>
        )}
        <ul className={classes['licenses']}>
          {managed.map(({ subscription, seatIds }) => (
            <li key={subscription?.id ?? 'perpetual'}>
              <strong>{licensesText(seatIds.length)}</strong>
              <GroupLink subscription={subscription} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function GroupLink({ subscription }: { subscription: { id: string; name: string } | null }) {
  if (subscription === null) return <span>Perpetual</span>;
  return <Link to={managePath({ rp: true, sub: subscription.id })}>{subscription.name}</Link>;
}
