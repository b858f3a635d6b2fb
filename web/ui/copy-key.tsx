import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { message } from '#domain/messages/catalogue';
import classes from './copy-key.module.css';

/** CONST-14. */
const COPIED_MS = 1_500;

/** A licence key, whole, with a button that copies it and says so for a moment (SEAT-16). */
export function CopyKey({ licenseKey }: { licenseKey: string }) {
  const { copy, copied, error } = useClipboard({ timeout: COPIED_MS });
  return (
    <div className={classes['box']}>
      <code>{licenseKey}</code>
      <div className={classes['foot']}>
        <span role="status" data-failed={error !== null}>
          {error
            ? 'The key could not be copied. Please select it and copy it by hand.'
            : copied && message.keyCopied}
        </span>
        <Button onClick={() => copy(licenseKey)}>Copy Key</Button>
      </div>
    </div>
  );
}
