import { shownTeamKey } from '#domain/store/shown-key';
import { Card } from '../../../../ui/card';
import type { ConfirmationKeys_ConfirmationFragment } from './confirmation-keys.generated';
import classes from './keys.module.css';
import { LicenseKey } from './license-key';

/** The keys of perpetual licences, by edition (CONF-04); nothing where there are none. */
export function ConfirmationKeys({ confirmation }: { confirmation: ConfirmationKeys_ConfirmationFragment }) {
  const { proKeys, teamKeys, entKeys } = confirmation;
  if (proKeys.length + teamKeys.length + entKeys.length === 0) return null;
  return (
    <Card title="License Keys" flush>
      <div className={classes['editions']}>
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
  // One key may stand for several licenses.
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
