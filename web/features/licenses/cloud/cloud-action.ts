import type { CloudMenu_GroupFragment } from './cloud-menu.generated';

export type CloudActionKind = 'home' | 'bundle' | 'term' | 'transfer' | 'seats' | 'cancel';

export interface CloudActionDialogProps {
  group: { id: string; name: string };
  onClose: () => void;
}

/** A plan of Axure Cloud has an organization, all others a domain. */
export function assignTitle(kind: CloudMenu_GroupFragment['kind']): string {
  return kind === 'CLOUD' ? 'Assign Organization' : 'Assign Domain';
}
