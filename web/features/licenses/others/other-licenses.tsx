import { Suspense } from 'react';
import { Card } from '../../../ui/card';
import { lazyPart } from '../../../ui/lazy-part';
import { TableSkeleton } from '../../../ui/states/loading';
import section from '../groups/group-sections.module.css';
import type { OtherLicenses_UserFragment } from './other-licenses.generated';
import classes from './other-licenses.module.css';

const PerpetualSection = lazyPart(
  async () => (await import('../perpetual/perpetual-section')).PerpetualSection,
);
const EducationSection = lazyPart(
  async () => (await import('../education/education-section')).EducationSection,
);

export function otherLicenseCount(user: OtherLicenses_UserFragment): number {
  const { perpetualLicenses, upgradeCodes, educationSeats } = user;
  return [perpetualLicenses, upgradeCodes, educationSeats].reduce(
    (sum, list) => sum + (list?.totalCount ?? 0),
    0,
  );
}

export function OtherLicenses({ user }: { user: OtherLicenses_UserFragment }) {
  const { perpetualLicenses, upgradeCodes, educationSeats } = user;
  const hasLicenses = (perpetualLicenses?.totalCount ?? 0) > 0;
  if (otherLicenseCount(user) === 0) return null;
  const perpetualCount = (perpetualLicenses?.totalCount ?? 0) + (upgradeCodes?.totalCount ?? 0);
  return (
    <div className={classes['others']}>
      {perpetualCount > 0 && (
        <Suspense fallback={<Outline title="RP Perpetual Licenses" rows={perpetualCount} />}>
          <PerpetualSection hasLicenses={hasLicenses} codes={upgradeCodes} />
        </Suspense>
      )}
      {educationSeats && educationSeats.totalCount > 0 && (
        <Suspense fallback={<Outline title="Education" rows={educationSeats.totalCount} />}>
          <EducationSection seats={educationSeats} />
        </Suspense>
      )}
    </div>
  );
}

const MOST_ROWS = 20;

function Outline({ title, rows }: { title: string; rows: number }) {
  return (
    <section className={section['section']} aria-busy="true">
      <h2>{title}</h2>
      <Card flush>
        <TableSkeleton rows={Math.min(rows, MOST_ROWS) + 1} columns={6} />
      </Card>
    </section>
  );
}
