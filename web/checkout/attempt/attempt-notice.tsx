import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { confirmationPath } from '../../app/paths';
import { lazyOverlay, whenSettled } from '../../ui/lazy-part';
import type { Price } from '../price/price';
import type { CheckoutSession } from '../use-checkout-session';
import type { Attempt } from './attempt';
import classes from './attempt-notice.module.css';
import { ORDER_WORDS } from './order-words';

interface AttemptNoticeProps {
  attempt: Attempt;
  shownElsewhere?: readonly string[];
  more?: readonly string[];
}

export function AttemptNotice({ attempt, shownElsewhere = [], more = [] }: AttemptNoticeProps) {
  const messages = [...new Set([...noticeTexts(attempt), ...more])].filter(
    (text) => !shownElsewhere.includes(text),
  );
  const block = useRef<HTMLDivElement>(null);
  const notice = attempt.phase === 'open' ? attempt.notice : null;
  // The pressed button was disabled and lost its focus; a customer who has moved on keeps theirs.
  useLayoutEffect(() => {
    const isElsewhere = document.activeElement?.matches('a, input, select, textarea') ?? false;
    if (notice !== null && notice.kind !== 'priceChanged' && !isElsewhere) block.current?.focus();
  }, [notice]);
  if (messages.length === 0) return null;
  return (
    <div ref={block} className={classes['notice']} role="alert" tabIndex={-1}>
      {messages.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <OtherOrder attempt={attempt} />
    </div>
  );
}

function OtherOrder({ attempt }: { attempt: Attempt }) {
  const notice = attempt.phase === 'open' ? attempt.notice : null;
  if (notice?.kind !== 'otherOrder' || notice.transactionId === null) return null;
  return (
    <p>
      The other order has the number{' '}
      <Link to={confirmationPath(notice.transactionId)}>{notice.transactionId}</Link>.
    </p>
  );
}

export function noticeTexts(attempt: Attempt): readonly string[] {
  if (attempt.phase !== 'open' || attempt.notice === null) return [];
  switch (attempt.notice.kind) {
    case 'refused':
      return attempt.notice.messages;
    case 'neverArrived': {
      const { unanswered, nothingDone } = ORDER_WORDS[attempt.notice.order];
      return [unanswered, nothingDone];
    }
    case 'untraced':
      return [ORDER_WORDS[attempt.notice.order].unanswered, ...attempt.notice.messages];
    case 'otherOrder':
      return [
        attempt.notice.transactionId === null
          ? 'Another order of yours was submitted in the meantime.'
          : 'Another order of yours went through in the meantime.',
        'This one was not placed, and nothing was charged for it. If you still want it, please submit it again.',
      ];
    case 'otherNotDone':
      return [
        'What you submitted before this was not done, and nothing was charged for it.',
        ...attempt.notice.messages,
      ];
    case 'priceChanged':
      return [];
  }
}

const CheckingDialog = lazyOverlay(async () => (await import('./checking-dialog')).CheckingDialog);

export function CheckingOrder<Shown extends Price>({ session }: { session: CheckoutSession<Shown> }) {
  // Its order may lose the connection that would load it.
  useEffect(() => whenSettled(CheckingDialog.preload), []);
  if (session.order.attempt.phase !== 'checking') return null;
  return <CheckingDialog words={ORDER_WORDS[session.kind]} isLong={session.isCheckingLong} />;
}
