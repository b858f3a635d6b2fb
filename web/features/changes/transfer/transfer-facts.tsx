import { Fact } from '../../../ui/fact';
import { DateText } from '../../../ui/text';
import classes from '../reactivate/reactivated-group.module.css';
import type { Transfer_PreviewFragment } from './transfer.generated';

export function TransferFacts({ price }: { price: Transfer_PreviewFragment }) {
  return (
    <dl className={classes['facts']}>
      <Fact name="Subscription">
        {price.groupName}
        {price.contents !== '' && `, ${price.contents}`}
      </Fact>
      <Fact name="Billing term">{price.termName}</Fact>
      <Fact name="Paid up to">
        <DateText date={price.expireDate} />
      </Fact>
      {price.pendingChanges.length > 0 && (
        <Fact name="Pending changes">
          {price.pendingChanges.map((change) => (
            <div key={change}>{change}</div>
          ))}
        </Fact>
      )}
      <Fact name="Owner until now">{price.ownerEmail}</Fact>
    </dl>
  );
}
