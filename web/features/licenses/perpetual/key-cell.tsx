import cells from '../seats/cells.module.css';
import classes from './key-cell.module.css';
import type { PerpetualRow_LicenseFragment } from './perpetual-list.generated';
import { useShownKey } from './perpetual-selection';

const SHOWN = 14;

export function KeyCell({ license }: { license: PerpetualRow_LicenseFragment }) {
  const [, show] = useShownKey();
  const { id, key, productName } = license;
  if (key === null) return <span className={cells['none']}>Not shown</span>;
  const shown = key.length > SHOWN ? `${key.slice(0, SHOWN)}…` : key;
  return (
    <button
      type="button"
      className={`${cells['user']} ${classes['key']}`}
      title={key}
      aria-label={`View the key ${shown} of ${productName}`}
      onClick={() => show(id)}
    >
      {shown}
    </button>
  );
}
