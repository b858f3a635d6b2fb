import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { CredentialsRefusal } from '#domain/account/credentials';
import { message } from '#domain/messages/catalogue';
import { emailKey } from '#domain/text/email';
import { outageText } from '../../../app/graphql/refusal';
import { useSession } from '../../../app/session/session-context';
import { ViewerDocument } from '../../../app/session/viewer.generated';
import type { ChangeAccountInfoInput } from '../../../schema.generated';
import { useChangeAccountInfoMutation } from './credentials.generated';

export type CredentialsOutcome =
  | { kind: 'refused'; text: string }
  /** The address is taken, perhaps by the customer: nothing changes until its mailbox confirms. */
  | { kind: 'mailed'; text: string }
  | { kind: 'done'; email: string | null };

/** Stores the new token and reads the profile again with it (PROF-20, PROF-21). */
export function useChangeCredentials() {
  const client = useApolloClient();
  const session = useSession();
  const [send] = useChangeAccountInfoMutation();
  const [isBusy, setBusy] = useState(false);

  const make = async (input: ChangeAccountInfoInput): Promise<CredentialsOutcome> => {
    try {
      const { data } = await send({ variables: { input } });
      const payload = data?.changeAccountInfo;
      if (!payload?.success) return notChanged(input, payload?.userErrors[0]?.message || message.lastResort);
      if (payload.authToken) session.replaceToken(payload.authToken);
    } catch (error) {
      return refused(outageText(error));
    }
    const state = session.state();
    // A read would wait for the next sign-in.
    if (state.kind !== 'signed-in' || state.lapse === 'signed-out') return { kind: 'done', email: null };
    // If the profile cannot be read now, the next component to show it reads it.
    const profile = client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
    const { data } = await profile.catch(() => ({ data: null }));
    return { kind: 'done', email: data?.viewer?.email ?? null };
  };

  // Stays busy until the profile is read: otherwise the form could be sent again with the old password.
  const change = async (input: ChangeAccountInfoInput): Promise<CredentialsOutcome> => {
    setBusy(true);
    const outcome = await make(input);
    setBusy(false);
    return outcome;
  };

  return { change, isBusy };
}

// The answer does not reveal accounts: only the vendor's text tells a mailed confirmation from a refusal.
function notChanged({ newEmail }: ChangeAccountInfoInput, text: string): CredentialsOutcome {
  const isMailed = text === message.emailConfirmationSent(emailKey(newEmail ?? ''));
  return isMailed ? { kind: 'mailed', text } : refused(text);
}

function refused(text: string): CredentialsOutcome {
  return { kind: 'refused', text };
}

type Credentials = ReturnType<typeof useChangeCredentials>;

export interface CredentialsFormProps extends Credentials {
  email: string;
  onClose: () => void;
}

export function refusalsByField(refusals: readonly CredentialsRefusal[]): Record<string, string> {
  return Object.fromEntries(refusals.toReversed().map(({ field, message }) => [field, message]));
}
