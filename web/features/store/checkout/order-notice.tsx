import { message } from '#domain/messages/catalogue';
import classes from './order-notice.module.css';

/** Why the order was not placed; beside the button that can be pressed again. */
export function OrderNotice({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <div className={classes['notice']} role="alert">
      {messages.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** What to show when the order provably never reached the vendor. */
export const NEVER_ARRIVED = [
  message.orderUnanswered,
  'Your order did not reach us and nothing was charged.',
];
