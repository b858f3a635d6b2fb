import { DateText } from '../../../ui/text';
import classes from '../reactivate/reactivated-group.module.css';
import type { Transfer_PreviewFragment } from './transfer.generated';

export function TransferFacts({ price }: { price: Transfer_PreviewFragment }) {
  return (
    <dl className={classes['facts']}>
      <div>
        <dt>Subscription</dt>
        <dd>
          {price.groupName}
          {price.contents !== '' && `, ${price.contents}`}
        </dd>
      </div>
      <div>
        <dt>Billing term</dt>
        <dd>{price.termName}</dd>
      </div>
      <div>
        <dt>Paid up to</dt>
        <dd>
          <DateText date={price.expireDate} />
        </dd>
      </div>
      <div>
        <dt>Owner until now</dt>
        <dd>{price.ownerEmail}</dd>
      </div>
    </dl>
  );
}
