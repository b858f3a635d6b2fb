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
  type EditionChoicesQueryVariables,
  type TermChoicesQueryVariables,
  useEditionChoicesQuery,
  useTermChoicesQuery,
} from './change-choices.generated';
import { ChoiceDialog, TERM_CHOICES } from './choice-dialog';

const LICENSE_TYPES = inverse(LICENSE_TYPES_BY_NAME);
const CHOICES = EDITIONS.map((value) => ({ value, title: editionName(value) }));

interface ChoiceProps<Value, Selection> {
  question: string;
  selection: Selection;
  leftOut?: ReactNode;
  onClose: () => void;
  onChoose: (value: Value) => void;
}

interface EditionChoiceProps<Value> extends ChoiceProps<Value, EditionChoicesQueryVariables> {
  hint: string;
  choices: readonly { value: Value; title: string }[];
}

function EditionChoice<Value extends keyof typeof LICENSE_TYPES>(props: EditionChoiceProps<Value>) {
  const { selection, ...dialog } = props;
  const { data, loading } = useEditionChoicesQuery({ variables: selection, fetchPolicy: 'no-cache' });
  const costOf = (value: Value) =>
    data?.changeChoices?.choices.find(({ licenseType }) => licenseType === LICENSE_TYPES[value]);
  return <ChoiceDialog title="Change Edition" costs={{ isLoading: loading, of: costOf }} {...dialog} />;
}

export function EditionDialog({ seatIds, leftOut, onClose }: SeatActionDialogProps) {
  const navigate = useNavigate();
  return (
    <EditionChoice
      question={`New edition for ${seatsText(seatIds.length)}`}
      hint="A higher edition is paid for now and can be used at once; a lower one begins with the next term."
      choices={CHOICES}
      selection={{ seatIds: [...seatIds] }}
      leftOut={leftOut}
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
  return (
    <EditionChoice
      question={`New bundle for ${group.name}`}
      hint="A larger bundle is paid for now and can be used at once; a smaller one begins with the next term."
      choices={BUNDLES}
      selection={{ subscriptionId: group.id }}
      onClose={onClose}
      onChoose={(tier) => void navigate(changeBundlePath(tier, group.id))}
    />
  );
}

function TermChoice({ selection, ...dialog }: ChoiceProps<TermCode, TermChoicesQueryVariables>) {
  const { data, loading } = useTermChoicesQuery({ variables: selection, fetchPolicy: 'no-cache' });
  const costOf = (value: TermCode) => data?.changeChoices?.choices.find(({ term }) => term === TERMS[value]);
  return (
    <ChoiceDialog
      title="Change Billing Term"
      hint="A longer term is paid for now and begins at once; a shorter one begins with the next term."
      choices={TERM_CHOICES}
      costs={{ isLoading: loading, of: costOf }}
      {...dialog}
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
