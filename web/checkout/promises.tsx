import { message } from '#domain/messages/catalogue';
import { salesMail } from '../app/paths';
import { usePortalConfig } from '../app/session/session-context';
import classes from './promises.module.css';

/** What holds for every order that is paid, below its button. */
export function Promises() {
  const { eulaUrl, supportHost } = usePortalConfig();
  return (
    <div className={classes['promises']}>
      <p>
        The total is exactly what will be charged. All charges are subject to the{' '}
        <a href={eulaUrl} target="_blank" rel="noreferrer">
          EULA
        </a>
        .
      </p>
      <p>{message.secureBadge}</p>
      <p>
        Questions? Write to <a href={salesMail(supportHost)}>sales@{supportHost}</a>.
      </p>
    </div>
  );
}
