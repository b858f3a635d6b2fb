import { useNavigate } from 'react-router-dom';
import { EDITIONS, type Edition, editionName } from '#domain/licenses/edition';
import { changeEditionPath } from '../../../app/paths';
import type { SeatSelection } from '../../../app/selection-state';
import type { LicenseType } from '../../../schema.generated';
import type { SeatActionDialogProps } from '../actions/seat-action';
import { seatsText } from '../seat-plan/seats-text';
import { useEditionChoicesQuery } from './change-choices.generated';
import { ChoiceDialog } from './choice-dialog';

const LICENSE_TYPES: Record<Edition, LicenseType> = { 0: 'PRO', 1: 'TEAM', 2: 'ENTERPRISE' };
const CHOICES = EDITIONS.map((value) => ({ value, title: editionName(value) }));

/** Picks the new edition of selected seats, then goes to the page that changes it (EDIT-01). */
export function EditionDialog({ seatIds, leftOut, onClose }: SeatActionDialogProps) {
  const navigate = useNavigate();
  const variables = { seatIds: [...seatIds] };
  const { data, loading } = useEditionChoicesQuery({ variables, fetchPolicy: 'no-cache' });
  return (
    <ChoiceDialog
      title="Change Edition"
      leftOut={leftOut}
      question={`New edition for ${seatsText(seatIds.length)}`}
      hint="A higher edition is paid for now and can be used at once; a lower one begins with the next term."
      choices={CHOICES}
      costs={{
        isLoading: loading,
        of: (edition) =>
          data?.changeChoices?.choices.find(({ licenseType }) => licenseType === LICENSE_TYPES[edition]),
      }}
      onClose={onClose}
      onChoose={(edition) => {
        const state: SeatSelection = { seatIds };
        void navigate(changeEditionPath(edition), { state });
      }}
    />
  );
}
