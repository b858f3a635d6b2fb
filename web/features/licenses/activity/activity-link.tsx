import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { activityPath } from '../../../app/paths';
import { usePortalConfig } from '../../../app/session/session-context';

export function ActivityLink({ person }: { person?: string }) {
  const { keepsActivity } = usePortalConfig();
  if (!keepsActivity) return null;
  return (
    <Button
      component={Link}
      to={activityPath({ person })}
      variant="subtle"
      size="compact-sm"
      leftSection={<IconHistory size="0.9375rem" aria-hidden="true" />}
    >
      Activity
    </Button>
  );
}
