import { NativeSelect } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { formatDate } from '#domain/calendar/format-date';
import { message } from '#domain/messages/catalogue';
import { Card } from '../../../ui/card';
import { Fact } from '../../../ui/fact';
import { QuantityStepper } from '../../../ui/fields/quantity-stepper';
import { DateText } from '../../../ui/text';
import { TermSelect } from '../parts/term-select';
import type { Reactivation_CandidateFragment } from './reactivate.generated';
import classes from './reactivated-group.module.css';
import type { ReactivationChoice } from './reactivation-choice';

const NEW_GROUP = '';

interface ReactivatedGroupProps {
  choice: ReactivationChoice;
  isCartMissing: boolean;
}

export function ReactivatedGroup({ choice, isCartMissing }: ReactivatedGroupProps) {
  const { ended, term, setTerm, group, chooseGroup } = choice;
  const { kind, name, contents, assignedTo, expireDate, candidates } = ended;
  const groups = candidates.map((each) => ({ value: each.subscriptionId, label: groupLabel(each) }));
  return (
    <Card
      title={name}
      actions={
        <span className={classes['note']}>
          Ended on <DateText date={expireDate} />
        </span>
      }
    >
      <div className={classes['stack']}>
        <dl className={classes['facts']}>
          {kind !== 'RP' && (
            <Fact name={kind === 'CLOUD' ? 'Organization' : 'Domain'}>
              {assignedTo ?? 'Not assigned yet'}
            </Fact>
          )}
          <Fact name={kind === 'RP' ? 'Seats' : 'Held at its end'}>{contents}</Fact>
        </dl>
        {kind !== 'RP' && (
          <CountFields choice={choice} hasPublishers={kind !== 'CLOUD'} isMissing={isCartMissing} />
        )}
        <div className={classes['selects']}>
          <NativeSelect
            label="Subscription Group"
            value={group?.subscriptionId ?? NEW_GROUP}
            onChange={(event) => chooseGroup(event.currentTarget.value || null)}
            data={[{ value: NEW_GROUP, label: 'New Group' }, ...groups]}
          />
          <TermSelect term={term} isDisabled={group !== null} onTerm={setTerm} />
        </div>
        <p className={classes['hint']}>
          {group
            ? `The seats join ${group.name} and renew with it. Choose New Group for another billing term.`
            : 'The group continues as a separate group from today, and renews at the end of its term.'}
        </p>
      </div>
    </Card>
  );
}

function groupLabel({ name, contents, assignedTo, nextBillingDate }: Reactivation_CandidateFragment): string {
  const parts = [contents, assignedTo, `renews ${formatDate(nextBillingDate)}`];
  return `${name}: ${parts.filter((part) => part !== null && part !== '').join(', ')}`;
}

const ERROR_ID = 'count-error';

interface CountFieldsProps {
  choice: ReactivationChoice;
  hasPublishers: boolean;
  isMissing: boolean;
}

function CountFields({ choice, hasPublishers, isMissing }: CountFieldsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isMissing) list.current?.querySelector('input')?.focus();
  }, [isMissing]);
  const rows = [
    { product: 'Cloud Authors', quantity: choice.authors, onChange: choice.setAuthors },
    { product: 'RP Publishers', quantity: choice.publishers, onChange: choice.setPublishers },
  ].slice(0, hasPublishers ? 2 : 1);
  return (
    <>
      <ul ref={list} className={classes['counts']}>
        {rows.map((row) => (
          <li key={row.product}>
            {row.product}
            <QuantityStepper {...row} isInvalid={isMissing} describedBy={isMissing ? ERROR_ID : undefined} />
          </li>
        ))}
      </ul>
      {isMissing && (
        <p id={ERROR_ID} className={classes['error']} role="alert">
          {message.selectProduct}
        </p>
      )}
    </>
  );
}
