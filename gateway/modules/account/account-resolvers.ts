import { authCheck } from './auth-check';
import { changeAccountInfo } from './change-account-info';
import { changedViewer } from './changed-viewer';
import { cloudAuthorEnabled } from './cloud-author';
import { config } from './config';
import { createUser } from './create-user';
import { deleteProfileImage } from './delete-profile-image';
import { exchangeCode } from './exchange-code';
import { forgotPassword } from './forgot-password';
import { login } from './login';
import { logout } from './logout';
import { sendEmailConfirmation } from './send-email-confirmation';
import { syncEmail } from './sync-email';
import { updateProfileName } from './update-profile-name';
import { viewer } from './viewer';

/** Who somebody is, and how he signs in and out. */
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
