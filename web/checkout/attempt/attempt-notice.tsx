import { message } from '#domain/messages/catalogue';
import type { Attempt } from './attempt';
import classes from './attempt-notice.module.css';

/** Why the last try placed no order, beside the button that can be pressed again. */
export function AttemptNotice({ attempt }: { attempt: Attempt }) {
  const messages = noticeOf(attempt);
  if (messages.length === 0) return null;
  return (
    <div className={classes['notice']} role="alert">
      {messages.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function noticeOf(attempt: Attempt): readonly string[] {
  if (attempt.phase !== 'open' || attempt.notice === null) return [];
  switch (attempt.notice.kind) {
    case 'refused':
      return attempt.notice.messages;
    case 'neverArrived':
      return [message.orderUnanswered, 'Your order did not reach us and nothing was charged.'];
    case 'priceChanged':
      return [];
  }
}
