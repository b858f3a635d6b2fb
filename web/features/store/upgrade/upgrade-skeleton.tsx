import { Card } from '../../../ui/card';
import { Loading, Skeleton } from '../../../ui/states/loading';
import classes from './upgrade-frame.module.css';

export function UpgradeSkeleton() {
  return (
    <Card flush>
      <div className={classes['box']}>
        <OnItsWay />
      </div>
      <div className={classes['foot']} />
    </Card>
  );
}

export function OnItsWay() {
  return (
    <Loading label="Loading the upgrade page" className={classes['cover']}>
      <Skeleton width={220} height={24} />
      <Skeleton width="60%" />
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton width={140} height={20} />
    </Loading>
  );
}
