import { changeAccountInfo } from './change-account-info';
import { cloudAuthorEnabled } from './cloud-author';
import { config } from './config';
import { createUser, forgotPassword } from './new-account';
import { deleteProfileImage, sendEmailConfirmation, syncEmail, updateProfileName } from './profile-changes';
import { authCheck, exchangeCode, login, logout } from './sign-in';
import { changedViewer, viewer } from './viewer';

export const accountResolvers = {
  Query: { authCheck, config, viewer },
  Mutation: {
    changeAccountInfo,
    createUser,
    deleteProfileImage,
    exchangeCode,
    forgotPassword,
    login,
    logout,
    sendEmailConfirmation,
    syncEmail,
    updateProfileName,
  },
  User: { isCloudAuthorEnabled: cloudAuthorEnabled },
  ChangeAccountInfoPayload: { viewer: changedViewer },
  ProfilePayload: { viewer: changedViewer },
};
