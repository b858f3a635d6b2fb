import { useNavigate } from 'react-router-dom';
import {
  ASE_PRODUCTS,
  type AseLicenseType,
  type AseProduct,
  aseLicenseType,
  publisherCount,
} from '#domain/store/carts/cart-items';
import { changeBundlePath } from '../../../app/paths';
import type { CloudActionDialogProps } from '../cloud/cloud-action';
import { useEditionChoicesQuery } from './change-choices.generated';
import { ChoiceDialog } from './choice-dialog';

const PRODUCTS: Record<AseLicenseType, AseProduct> = {
  3: 'ASEC5',
  4: 'ASEC10',
  5: 'ASEC20',
  6: 'ASEC50',
  7: 'ASEC100',
};
const CHOICES = ASE_PRODUCTS.map((product) => ({
  value: aseLicenseType(product),
  title: `${publisherCount(product)} Publishers`,
}));

/** Picks another bundle for a group of such, then goes to the page that changes it (EDIT-15). */
export function BundleDialog({ group, onClose }: CloudActionDialogProps) {
  const navigate = useNavigate();
  const variables = { subscriptionId: group.id };
  const { data, loading } = useEditionChoicesQuery({ variables, fetchPolicy: 'no-cache' });
  return (
    <ChoiceDialog
      title="Change Edition"
      question={`New bundle for Group ${group.number}`}
      hint="A larger bundle is paid for now and can be used at once; a smaller one begins with the next term."
      choices={CHOICES}
      costs={{
        isLoading: loading,
        of: (tier) => data?.changeChoices?.choices.find(({ licenseType }) => licenseType === PRODUCTS[tier]),
      }}
      onClose={onClose}
      onChoose={(tier) => void navigate(changeBundlePath(tier, group.id))}
    />
  );
}
