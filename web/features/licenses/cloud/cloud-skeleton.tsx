import { Card } from '../../../ui/card';
import { Loading } from '../../../ui/states/loading';
import { Skeleton } from '../../../ui/states/skeleton';
import manage from '../manage.module.css';
import classes from './cloud-card.module.css';

const GROUPS = [1, 2, 3];
const FACTS = [1, 2, 3, 4, 5];

export function CloudSkeleton() {
  return (
    <Loading label="Loading your cloud products" className={manage['skeleton']}>
      <div className={manage['skeletonSection']}>
        <Skeleton width={60} height={12} />
      </div>
      <div className={classes['outline']}>
        {GROUPS.map((group) => (
          <Card key={group} flush>
            <div className={manage['skeletonGroup']}>
              <Skeleton width={320} height={18} />
            </div>
            <div className={classes['facts']}>
              {FACTS.map((fact) => (
                <Skeleton key={fact} height={38} />
              ))}
            </div>
          </Card>
        ))}
      </div>
    </Loading>
  );
}
