import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { EDITIONS, editionName } from '#domain/licenses/edition';
import { LICENSE_TYPES_BY_NAME } from '#domain/licenses/license-type';
import { ASE_PRODUCTS, aseLicenseType, publisherCount } from '#domain/store/carts/cart-items';
import type { TermCode } from '#domain/terms/term-code';
import { seatsText } from '#domain/text/counts';
import { inverse } from '#domain/text/inverse';
import { changeBundlePath, changeCloudTermPath, changeEditionPath, changeTermPath } from '../../../app/paths';
import type { SeatSelection } from '../../../app/selection-state';
import { TERMS } from '../../../app/term-codes';
import type { SeatActionDialogProps } from '../actions/seat-action';
import type { CloudActionDialogProps } from '../cloud/cloud-action';
import {
  type TermChoicesQueryVariables,
  useEditionChoicesQuery,
  useTermChoicesQuery,
} from './change-choices.generated';
import { ChoiceDialog, TERM_CHOICES } from './choice-dialog';

const LICENSE_TYPES = inverse(LICENSE_TYPES_BY_NAME);
const CHOICES = EDITIONS.map((value) => ({ value, title: editionName(value) }));

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

const BUNDLES = ASE_PRODUCTS.map((product) => ({
  value: aseLicenseType(product),
  title: `${publisherCount(product)} Publishers`,
}));

export function BundleDialog({ group, onClose }: CloudActionDialogProps) {
  const navigate = useNavigate();
  const variables = { subscriptionId: group.id };
  const { data, loading } = useEditionChoicesQuery({ variables, fetchPolicy: 'no-cache' });
  return (
    <ChoiceDialog
      title="Change Edition"
      question={`New bundle for ${group.name}`}
      hint="A larger bundle is paid for now and can be used at once; a smaller one begins with the next term."
      choices={BUNDLES}
      costs={{
        isLoading: loading,
        of: (tier) =>
          data?.changeChoices?.choices.find(({ licenseType }) => licenseType === LICENSE_TYPES[tier]),
      }}
      onClose={onClose}
      onChoose={(tier) => void navigate(changeBundlePath(tier, group.id))}
    />
  );
}

interface TermChoiceProps {
  question: string;
  selection: TermChoicesQueryVariables;
  leftOut?: ReactNode;
  onClose: () => void;
  onChoose: (term: TermCode) => void;
}

function TermChoice({ question, selection, leftOut, onClose, onChoose }: TermChoiceProps) {
  const { data, loading } = useTermChoicesQuery({ variables: selection, fetchPolicy: 'no-cache' });
  return (
    <ChoiceDialog
      title="Change Billing Term"
      question={question}
      leftOut={leftOut}
      hint="A longer term is paid for now and begins at once; a shorter one begins with the next term."
      choices={TERM_CHOICES}
      costs={{
        isLoading: loading,
        of: (value) => data?.changeChoices?.choices.find(({ term }) => term === TERMS[value]),
      }}
      onClose={onClose}
      onChoose={onChoose}
    />
  );
}

export function TermDialog({ seatIds, leftOut, onClose }: SeatActionDialogProps) {
  const navigate = useNavigate();
  return (
    <TermChoice
      question={`New billing term for ${seatsText(seatIds.length)}`}
      selection={{ seatIds: [...seatIds] }}
      leftOut={leftOut}
      onClose={onClose}
      onChoose={(term) => {
        const state: SeatSelection = { seatIds };
        void navigate(changeTermPath(term), { state });
      }}
    />
  );
}

export function CloudTermDialog({ group, onClose }: CloudActionDialogProps) {
  const navigate = useNavigate();
  return (
    <TermChoice
      question={`New billing term for ${group.name}`}
      selection={{ subscriptionId: group.id }}
      onClose={onClose}
      onChoose={(term) => void navigate(changeCloudTermPath(term, group.id))}
    />
  );
}
