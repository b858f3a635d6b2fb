import { DateText } from '../../../ui/date-text';
import { CopyKey } from '../../../ui/fields/copy-key';
import { Dialog } from '../../../ui/overlays/dialog';
import type { PerpetualRow_LicenseFragment } from './perpetual-list.generated';
import classes from './view-key-dialog.module.css';

interface ViewKeyDialogProps {
  license: PerpetualRow_LicenseFragment;
  licenseKey: string;
  onClose: () => void;
}

/** The whole key of a perpetual license, which the grid may cut (SEAT-18). */
export function ViewKeyDialog({ license, licenseKey, onClose }: ViewKeyDialogProps) {
  const { productName, licensee, purchaseDate } = license;
  return (
    <Dialog title="License Key" width={814} onClose={onClose}>
      <p className={classes['about']}>
        {productName}
        {licensee && <span>Licensed to {licensee}</span>}
        <span>
          Purchased <DateText date={purchaseDate} />
        </span>
      </p>
      <CopyKey licenseKey={licenseKey} />
    </Dialog>
  );
}
