import cells from '../seats/cells.module.css';

/** Who uses a license. */
export function UserText({ address }: { address: string | null }) {
  return address ? <span title={address}>{address}</span> : <span className={cells['none']}>Unassigned</span>;
}
