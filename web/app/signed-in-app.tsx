import './theme/mantine-styles';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createApolloClient } from './graphql/apollo-client';
import { useFreshOnReturn } from './on-return';
import { AppRoutes } from './routes';
import { useSession, useSignedIn } from './session/session-context';
import { styleNonce } from './theme/style-nonce';
import { cssVariables, theme } from './theme/theme';

export function SignedInApp() {
  const session = useSession();
  const { customer } = useSignedIn();
  const [client] = useState(() => createApolloClient(session, customer));
  useEffect(() => () => client.stop(), [client]);
  useFreshOnReturn(client);
  // Refetches everything that failed while signed out.
  useEffect(
    () => session.onResume(() => void client.refetchQueries({ include: 'active' }).catch(() => undefined)),
    [session, client],
  );
  return (
    <ApolloProvider client={client}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </MantineProvider>
    </ApolloProvider>
  );
}
