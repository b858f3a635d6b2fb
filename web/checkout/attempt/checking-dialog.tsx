import { Loader, Modal } from '@mantine/core';
import { Link } from 'react-router-dom';
import { routes, supportMail } from '../../app/paths';
import { usePortalConfig } from '../../app/session/session-context';
import { useInertPage } from '../../ui/overlays/use-inert-page';
import classes from './checking-dialog.module.css';
import type { OrderWords } from './order-words';

export function CheckingDialog({ words, isLong }: { words: OrderWords; isLong: boolean }) {
  const { supportHost } = usePortalConfig();
  useInertPage();
  return (
    <Modal
      opened
      centered
      size={500}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onClose={() => undefined}
      title={words.checking}
    >
      <div className={classes['checking']} role="status">
        <Loader size={22} aria-hidden="true" />
        <p>{words.unknown} this page continues automatically, also after a reload.</p>
      </div>
      {isLong && (
        <p className={classes['long']}>
          This is taking longer than usual. You can leave this page: once the order goes through, it appears
          in your <Link to={routes.billing}>Transaction History</Link>. Questions? Write to{' '}
          <a href={supportMail(supportHost)}>support@{supportHost}</a>.
        </p>
      )}
    </Modal>
  );
}
