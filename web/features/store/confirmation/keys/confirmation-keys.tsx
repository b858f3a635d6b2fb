import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect } from 'react';
import { shownTeamKey } from '#domain/store/confirmation';
import { Card } from '../../../../ui/card';
import { notifyRefusal } from '../../../../ui/overlays/notify';
import type { ConfirmationKeys_ConfirmationFragment } from './confirmation-keys.generated';
import classes from './keys.module.css';

export function ConfirmationKeys({ confirmation }: { confirmation: ConfirmationKeys_ConfirmationFragment }) {
  const { proKeys, teamKeys, entKeys } = confirmation;
  if (proKeys.length + teamKeys.length + entKeys.length === 0) return null;
  return (
    <Card title="License Keys" flush>
      <div className={classes['editions']} data-rows>
        <Keys edition="Pro" keys={proKeys} />
        <Keys edition="Team" keys={teamKeys} shown={shownTeamKey} />
        <Keys edition="Enterprise" keys={entKeys} />
      </div>
    </Card>
  );
}

interface KeysProps {
  edition: string;
  keys: readonly string[];
  shown?: (key: string) => string;
}

function Keys({ edition, keys, shown = (key) => key }: KeysProps) {
  // Several licenses may share a key.
  const different = [...new Set(keys)];
  if (different.length === 0) return null;
  return (
    <section>
      <h3>{different.length === 1 ? `${edition} Key` : `${edition} Keys`}</h3>
      <ul className={classes['keys']}>
        {different.map((key, index) => (
          <LicenseKey
            key={key}
            name={different.length === 1 ? `${edition} key` : `${edition} key ${index + 1}`}
            value={key}
            shown={shown(key)}
          />
        ))}
      </ul>
    </section>
  );
}

function LicenseKey({ name, value, shown }: { name: string; value: string; shown: string }) {
  const { copy, copied, error } = useClipboard();
  const isCut = shown !== value;
  useEffect(() => {
    if (error) notifyRefusal(`The ${name} could not be copied.`);
  }, [error, name]);
  return (
    <li>
      <span>
        <code data-paper={isCut ? 'off' : undefined}>{shown}</code>
        {isCut && (
          <>
            <code className={classes['onPaper']}>{value}</code>
            <span className={classes['cut']} data-paper="off">
              The first {shown.length} of {value.length} characters; Copy takes all of them.
            </span>
          </>
        )}
      </span>
      <button type="button" aria-label={`Copy ${name}`} onClick={() => copy(value)}>
        {copied ? <IconCheck size="1rem" aria-hidden="true" /> : <IconCopy size="1rem" aria-hidden="true" />}
        <span role="status">{copied ? 'Copied' : 'Copy'}</span>
      </button>
    </li>
  );
}
