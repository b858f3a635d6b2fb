import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { seatsText } from '#domain/text/counts';
import { useOfferCommands } from '../../../app/palette/commands';
import { useSignedIn } from '../../../app/session/session-context';
import { Tooltip } from '../../../ui/overlays/tooltip';
import { useSeatWork } from './seat-work';
import { useStoredUndos } from './stored-undos';
import { useUndo } from './use-undo';

export function UndoButton({ onDone }: { onDone?: () => void }) {
  const [last] = useStoredUndos(useSignedIn().customer.id);
  const { undo, undoneSeats } = useUndo();
  const isUnderWay = useSeatWork() !== null;
  const run = () => last && !isUnderWay && void undo(last).then(onDone);
  const name = `Undo: ${last?.text}`;
  useOfferCommands(
    last ? [{ section: 'Seats', label: 'Undo the last change', hint: last.text, target: run }] : [],
  );
  if (!last) return null;
  return (
    <Tooltip label={name}>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconArrowBackUp size="0.9375rem" aria-hidden="true" />}
        aria-label={undoneSeats === null ? name : undefined}
        aria-disabled={isUnderWay}
        onClick={run}
      >
        {undoneSeats === null ? 'Undo' : `Undoing, ${seatsText(undoneSeats)} done`}
      </Button>
    </Tooltip>
  );
}
