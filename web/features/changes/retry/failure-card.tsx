import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CancelGroup } from '../../../checkout/past-due/cancel-group';
import { FailureFacts } from '../../../checkout/past-due/failure-facts';
import { Card } from '../../../ui/card';
import { ErrorBlock } from '../../../ui/states/error-block';
import { useManageLink } from '../review/group-query';
import classes from './failure-card.module.css';
import type { PastDueGroup } from './retry-choice';

export function FailureCard({ group }: { group: PastDueGroup }) {
  const navigate = useNavigate();
  const { to } = useManageLink();
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <Card
      title={<span className={classes['failure']}>{group.failure}</span>}
      actions={
        <CancelGroup
          group={group}
          haveEnded={group.ifUnpaid.haveEnded}
          onRefused={setRefusal}
          onCanceled={() => void navigate(to, { replace: true })}
        />
      }
    >
      <ErrorBlock message={refusal} />
      <FailureFacts group={group} />
    </Card>
  );
}
