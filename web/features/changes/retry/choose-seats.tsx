import { Button, NativeSelect } from '@mantine/core';
import { countText } from '#domain/text/counts';
import type { RetrySeatChoice } from '../../../schema.generated';
import classes from './choose-seats.module.css';
import type { RetryChoice } from './retry-choice';

const LABELS: Record<RetrySeatChoice, string> = { CANCEL: 'Cancel', RENEW: 'Renew' };

interface ChooseSeatProps {
  value: RetrySeatChoice;
  label: string;
  onChange: (choice: RetrySeatChoice) => void;
}

export function ChooseSeat({ value, label, onChange }: ChooseSeatProps) {
  return (
    <NativeSelect
      size="xs"
      aria-label={label}
      data={[
        { value: 'CANCEL', label: LABELS.CANCEL },
        { value: 'RENEW', label: LABELS.RENEW },
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value === 'RENEW' ? 'RENEW' : 'CANCEL')}
    />
  );
}

interface ChooseAllProps {
  choice: RetryChoice;
  counts: { renewingCount: number; endingCount: number } | null;
  onChoose: (choice: RetryChoice) => void;
}

export function ChooseAll({ choice, counts, onChoose }: ChooseAllProps) {
  return (
    <div className={classes['bar']}>
      <span className={classes['counts']} aria-live="polite">
        {counts && `${countText(counts.renewingCount)} renewed, ${countText(counts.endingCount)} canceled`}
      </span>
      <span className={classes['buttons']}>
        {(['RENEW', 'CANCEL'] as const).map((all) => (
          <Button
            key={all}
            variant="default"
            size="compact-sm"
            aria-pressed={choice.all === all && choice.except.length === 0}
            onClick={() => onChoose({ all, except: [] })}
          >
            {LABELS[all]} all
          </Button>
        ))}
      </span>
    </div>
  );
}
