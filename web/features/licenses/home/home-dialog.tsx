import { DomainDialog } from './domain-dialog';
import type { Home_GroupFragment } from './home.generated';
import { OrganizationDialog } from './organization-dialog';

export interface HomeDialogProps {
  group: Home_GroupFragment;
  onClose: () => void;
}

export function HomeDialog(props: HomeDialogProps) {
  return props.group.kind === 'CLOUD' ? <OrganizationDialog {...props} /> : <DomainDialog {...props} />;
}
