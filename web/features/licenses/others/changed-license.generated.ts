/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { SeatRow_SeatFragmentDoc } from '../seats/seat-grid.generated';
import { PerpetualRow_LicenseFragmentDoc } from '../perpetual/perpetual-list.generated';
import { EducationRow_SeatFragmentDoc } from '../education/education-list.generated';
import { UpgradeCodeRow_CodeFragmentDoc } from '../perpetual/upgrade-code-list.generated';
export type ChangedLicense_License_EducationSeat_Fragment = { id: string, productName: string, assignedTo: string | null, isManager: boolean, note: string, startDate: string | null, expireDate: string | null };

export type ChangedLicense_License_PerpetualLicense_Fragment = { id: string, productName: string, purchaseDate: string, key: string | null, licensee: string | null, assignedTo: string | null, managers: Array<string>, isManager: boolean, note: string, isVersion8: boolean, assignEligibility: { allowed: boolean, message: string | null }, managersEligibility: { allowed: boolean }, upgradeEligibility: { allowed: boolean, message: string | null } };

export type ChangedLicense_License_Seat_Fragment = { id: string, subscriptionId: string, productName: string, assignedTo: string | null, managers: Array<string>, isManager: boolean, isSelectable: boolean, isUsedByViewer: boolean, note: string, purchaseDate: string, isCancelOffered: boolean, isUncancelOffered: boolean, pendingChange: { changes: Array<string>, label: string | null, tone: Types.Tone, text: string }, assignEligibility: { allowed: boolean, message: string | null }, managersEligibility: { allowed: boolean } };

export type ChangedLicense_License_UpgradeCode_Fragment = { id: string, productName: string, purchaseDate: string, code: string | null, used: number, total: number, managers: Array<string>, isManager: boolean, managersEligibility: { allowed: boolean }, applyEligibility: { allowed: boolean, message: string | null } };

export type ChangedLicense_LicenseFragment =
  | ChangedLicense_License_EducationSeat_Fragment
  | ChangedLicense_License_PerpetualLicense_Fragment
  | ChangedLicense_License_Seat_Fragment
  | ChangedLicense_License_UpgradeCode_Fragment
;

export const ChangedLicense_LicenseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedLicense_license"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"License"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatRow_seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PerpetualLicense"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PerpetualRow_license"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EducationSeat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EducationRow_seat"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpgradeCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpgradeCodeRow_code"}}]}}]}},SeatRow_SeatFragmentDoc.definitions[0],PerpetualRow_LicenseFragmentDoc.definitions[0],EducationRow_SeatFragmentDoc.definitions[0],UpgradeCodeRow_CodeFragmentDoc.definitions[0]]} as unknown as DocumentNode<ChangedLicense_LicenseFragment, unknown>;