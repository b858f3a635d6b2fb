/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RenewButtons_TargetFragment = { renewPath: string, autoRenewPath: string | null };

export const RenewButtons_TargetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RenewButtons_target"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RenewTarget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewPath"}},{"kind":"Field","name":{"kind":"Name","value":"autoRenewPath"}}]}}]} as unknown as DocumentNode<RenewButtons_TargetFragment, unknown>;