/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConfirmationKeys_ConfirmationFragment = { proKeys: Array<string>, teamKeys: Array<string>, entKeys: Array<string> };

export const ConfirmationKeys_ConfirmationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmationKeys_confirmation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Confirmation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proKeys"}},{"kind":"Field","name":{"kind":"Name","value":"teamKeys"}},{"kind":"Field","name":{"kind":"Name","value":"entKeys"}}]}}]} as unknown as DocumentNode<ConfirmationKeys_ConfirmationFragment, unknown>;