import { useNavigate } from 'react-router-dom';
import { EDITIONS, type Edition, editionName } from '#domain/licenses/edition';
import { changeEditionPath } from '../../../app/paths';
import type { SeatSelection } from '../../../app/selection-state';
import type { LicenseType } from '../../../schema.generated';
import type { SeatActionDialogProps } from '../actions/seat-action';
import { seatsText } from '../actions/seats-text';
import { ChoiceDialog } from './choice-dialog';
import { useEditionRefusal } from './use-change-refusal';

const LICENSE_TYPES: Record<Edition, LicenseType> = { 0: 'PRO', 1: 'TEAM', 2: 'ENTERPRISE' };
const CHOICES = EDITIONS.map((value) => ({ value, title: editionName(value) }));

/** Picks the new edition of selected seats, then goes to the page that changes it (EDIT-01). */
export function EditionDialog({ seatIds, onClose }: SeatActionDialogProps) {
  const navigate = useNavigate();
  const refusalOf = useEditionRefusal();
  return (
    <ChoiceDialog
      title="Change Edition"
      question={`New edition for ${seatsText(seatIds.length)}`}
      hint="A higher edition is paid for now and can be used at once; a lower one begins with the next term."
      choices={CHOICES}
      onClose={onClose}
      onChoose={async (edition) => {
        const change = { seatIds: [...seatIds], newLicenseType: LICENSE_TYPES[edition] };
        const refusal = await refusalOf(change);
        const state: SeatSelection = { seatIds };
        if (refusal === null) void navigate(changeEditionPath(edition), { state });
        return refusal;
      }}
    />
  );
}
