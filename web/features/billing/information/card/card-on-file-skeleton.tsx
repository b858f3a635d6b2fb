import { Skeleton } from '../../../../ui/skeleton';
import { InformationBlock } from '../information-block';
import classes from './card-on-file.module.css';

/** The block of the card while it is on its way, of the size of a card on file. */
export function CardOnFileSkeleton() {
  return (
    <InformationBlock title={null}>
      <Skeleton width={220} height={20} />
      <Skeleton width={100} height={20} />
      <div className={classes['address']}>
        <Skeleton width={260} height={20} />
      </div>
    </InformationBlock>
  );
}
