import { DomainDialog } from './domain-dialog';
import { OrganizationDialog } from './organization-dialog';
import type { HomeDialogProps } from './present-home';

export function HomeDialog(props: HomeDialogProps) {
  return props.group.kind === 'CLOUD' ? <OrganizationDialog {...props} /> : <DomainDialog {...props} />;
}
