/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ProfilePhotoSection_UserFragmentDoc } from './photo/profile-photo-section.generated';
import { PersonalInformation_UserFragmentDoc } from './personal/personal-information.generated';
import { SignInSettings_UserFragmentDoc } from './sign-in/sign-in-settings.generated';
import { type SkipToken, useQuery } from '@apollo/client/react';
export type ProfilePageQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfilePageQuery = { viewer: { id: string, name: string, email: string, profileImg: string | null, isEmailConfirmed: boolean } | null };


export const ProfilePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfilePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfilePhotoSection_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalInformation_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignInSettings_user"}}]}}]}},ProfilePhotoSection_UserFragmentDoc.definitions[0],PersonalInformation_UserFragmentDoc.definitions[0],SignInSettings_UserFragmentDoc.definitions[0]]} as unknown as DocumentNode<ProfilePageQuery, ProfilePageQueryVariables>;
export const useProfilePageQuery = (options?: useQuery.Options<ProfilePageQuery, ProfilePageQueryVariables> | SkipToken): useQuery.Result<ProfilePageQuery, ProfilePageQueryVariables, 'empty' | 'complete' | 'streaming', Partial<ProfilePageQueryVariables>> =>
  useQuery(ProfilePageDocument, options);