import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { message } from '#domain/messages/catalogue';
import classes from './copy-key.module.css';

const COPIED_MS = 1_500;

const COPIED = { Key: message.keyCopied, Code: message.codeCopied };

export function CopyKey({ licenseKey, what = 'Key' }: { licenseKey: string; what?: keyof typeof COPIED }) {
  const { copy, copied, error } = useClipboard({ timeout: COPIED_MS });
  return (
    <div className={classes['box']}>
      <code>{licenseKey}</code>
      <div className={classes['foot']}>
        <span role="status" data-failed={error !== null}>
          {error
            ? `The ${what.toLowerCase()} could not be copied. Please select it and copy it by hand.`
            : copied && COPIED[what]}
        </span>
        <Button data-autofocus onClick={() => copy(licenseKey)}>
          Copy {what}
        </Button>
      </div>
    </div>
  );
}
