import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect } from 'react';
import { notify } from '../../../../ui/overlays/notify';
import classes from './keys.module.css';

interface LicenseKeyProps {
  name: string;
  value: string;
  shown: string;
}

/** One key: as much of it as fits a screen, and a button that copies all of it (D-55). On paper it is whole. */
export function LicenseKey({ name, value, shown }: LicenseKeyProps) {
  const { copy, copied, error } = useClipboard();
  const isCut = shown !== value;
  useEffect(() => {
    if (error) void notify({ tone: 'DANGER', message: `The ${name} could not be copied.` });
  }, [error, name]);
  return (
    <li>
      <span>
        <code className={isCut ? classes['onScreen'] : undefined}>{shown}</code>
        {isCut && (
          <>
            <code className={classes['onPaper']}>{value}</code>
            <span className={classes['cut']}>
              The first {shown.length} of {value.length} characters; Copy takes all of them.
            </span>
          </>
        )}
      </span>
      <button type="button" aria-label={`Copy ${name}`} onClick={() => copy(value)}>
        {copied ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />}
        <span role="status">{copied ? 'Copied' : 'Copy'}</span>
      </button>
    </li>
  );
}
