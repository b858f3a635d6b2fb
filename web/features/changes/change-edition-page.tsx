import { useSearchParams } from 'react-router-dom';
import { routes } from '../../app/paths';
import type { EditionChangeInput, LicenseType } from '../../schema.generated';
import {
  ChangeEditionDocument,
  EditionChangePreviewDocument,
  EditionChangeRowsDocument,
} from './change-edition.generated';
import type { ChangeKind } from './change-kind';
import { ChangePage } from './change-page';
import { useChangeTarget } from './change-query';

const editionChange: ChangeKind<EditionChangeInput> = {
  page: routes.changeEdition,
  productColumn: 'Current Edition',
  preview: EditionChangePreviewDocument,
  rows: EditionChangeRowsDocument,
  order: ChangeEditionDocument,
};

/** Editions of RP and bundles of Cloud for Business, by the vendor's numbers (ENUM-04). */
const LICENSE_TYPES: Readonly<Record<string, LicenseType>> = {
  0: 'PRO',
  1: 'TEAM',
  2: 'ENTERPRISE',
  3: 'ASEC5',
  4: 'ASEC10',
  5: 'ASEC20',
  6: 'ASEC50',
  7: 'ASEC100',
};

/** Another edition for selected seats, or another bundle for a group (NAV-05, EDIT-07). */
export function ChangeEditionPage() {
  const target = useChangeTarget();
  const [query] = useSearchParams();
  const newLicenseType = LICENSE_TYPES[query.get('newEdition') ?? ''];
  const change = target && newLicenseType ? { ...target, newLicenseType } : null;
  return <ChangePage kind={editionChange} change={change} />;
}
