import type { CloudMenu_GroupFragment } from './cloud-menu.generated';

export type CloudActionKind = 'home' | 'bundle' | 'term' | 'transfer' | 'seats' | 'cancel';

export interface CloudActionDialogProps {
  group: CloudMenu_GroupFragment;
  onClose: () => void;
}

/** An Axure Cloud plan is assigned to an organization, all others to a domain. */
export function assignTitle(kind: CloudMenu_GroupFragment['kind']): string {
  return kind === 'CLOUD' ? 'Assign Organization' : 'Assign Domain';
}
