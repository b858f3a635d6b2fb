import { useDocumentTitle } from '../../ui/use-document-title';
import type { CustomerFragment } from '../session/sign-in/session-start.generated';
import classes from './entry.module.css';
import { EntryFrame } from './entry-frame';

interface ChoosingScreenProps {
  current: CustomerFragment;
  offered: CustomerFragment;
  onChoose: (kept: 'current' | 'offered') => void;
}

export function ChoosingScreen({ current, offered, onChoose }: ChoosingScreenProps) {
  useDocumentTitle('Who continues?');
  return (
    <EntryFrame>
      <div className={classes['question']}>
        <h1>
          You are signed in as {nameOf(current)}. Continue as {nameOf(offered)}?
        </h1>
        <p>If you have not just signed in as {nameOf(offered)}, stay: somebody may have sent you here.</p>
        <Choice label="Stay signed in as" customer={current} onChoose={() => onChoose('current')} />
        <Choice label="Continue as" customer={offered} onChoose={() => onChoose('offered')} />
        <p>The other session ends. In this browser only one customer is signed in at a time.</p>
      </div>
    </EntryFrame>
  );
}

interface ChoiceProps {
  label: string;
  customer: CustomerFragment;
  onChoose: () => void;
}

function Choice({ label, customer, onChoose }: ChoiceProps) {
  return (
    <button type="button" className={classes['choice']} onClick={onChoose}>
      <span>{label}</span> <strong>{nameOf(customer)}</strong>
      <span>
        {' '}
        {customer.email}
        {customer.isDelegate && ' in access account mode'}
      </span>
    </button>
  );
}

function nameOf({ name, email }: CustomerFragment): string {
  return name || email;
}
