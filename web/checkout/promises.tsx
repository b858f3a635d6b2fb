import { message } from '#domain/messages/catalogue';
import { salesMail } from '../app/paths';
import { usePortalConfig } from '../app/session/session-context';
import classes from './promises.module.css';

export function Promises({ hasTotal = true }: { hasTotal?: boolean }) {
  const { eulaUrl, supportHost } = usePortalConfig();
  return (
    <div className={classes['promises']}>
      <p>
        {hasTotal && 'The total is exactly what will be charged. '}All charges are subject to the{' '}
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
