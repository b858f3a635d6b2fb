import { IconExternalLink } from '@tabler/icons-react';
import { EmailText } from '../../../ui/text';
import type { Home_GroupFragment } from './home.generated';
import classes from './home.module.css';

export function PresentHome({ group: { name, assignedTo, address } }: { group: Home_GroupFragment }) {
  if (assignedTo === null) return null;
  return (
    <p className={classes['note']}>
      {name} is assigned to{' '}
      {address === null ? (
        <strong>{assignedTo}</strong>
      ) : (
        <a href={address} target="_blank" rel="noreferrer">
          <EmailText breaksAtDots>{assignedTo}</EmailText>{' '}
          <IconExternalLink size="0.875rem" aria-label="(opens in a new tab)" />
        </a>
      )}
      . Its seats are given to people there.
    </p>
  );
}

export interface HomeDialogProps {
  group: Home_GroupFragment;
  onClose: () => void;
}
