import type { useChangeCredentials } from './use-change-credentials';

type Credentials = ReturnType<typeof useChangeCredentials>;

/** What both forms of the dialog are given. */
export interface CredentialsFormProps extends Credentials {
  /** The address that signs in at present. */
  email: string;
  onClose: () => void;
}
