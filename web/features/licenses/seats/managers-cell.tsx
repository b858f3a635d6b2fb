import { Button } from '@mantine/core';
import { ME } from '#domain/licenses/people/managers';
import { useManagers } from '../actions/use-managers';
import type { ManagedLicense } from '../others/managed-license';

interface ManagersCellProps {
  license: Pick<ManagedLicense, 'id' | 'managers' | 'isManager' | 'managersEligibility'> & {
    productName: string;
    assignedTo?: string | null;
  };
}

/** Who manages a license; an owner who does not may begin to (D-92). */
export function ManagersCell({ license }: ManagersCellProps) {
  const { managers, isManager, managersEligibility } = license;
  if (isManager || !managersEligibility.allowed) return <ManagerList managers={managers} />;
  return (
    <>
      <ManagerList managers={managers} /> <AddMe license={license} />
    </>
  );
}

function AddMe({ license: { id, productName, assignedTo } }: ManagersCellProps) {
  const { add, busyWith } = useManagers();
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={`Add me as a manager of ${productName}, ${assignedTo ?? 'unassigned'}`}
      loading={busyWith !== null}
      onClick={() => void add([id], [ME])}
    >
      Add me
    </Button>
  );
}

/** Cut by the width of its cell, whole in its title. */
function ManagerList({ managers }: { managers: readonly string[] }) {
  const text = managers.join(', ');
  return <span title={text}>{text}</span>;
}
