/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConfirmationActions_ConfirmationFragment = { variant: Types.ConfirmationVariant, change: Types.ConfirmationChange | null, actions: Array<Types.ConfirmationAction>, domain: string | null, subscriptionId: string | null };

export const ConfirmationActions_ConfirmationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmationActions_confirmation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Confirmation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptionId"}}]}}]} as unknown as DocumentNode<ConfirmationActions_ConfirmationFragment, unknown>;