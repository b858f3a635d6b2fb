export interface Customer {
  gateway: string;
  token: string;
}

export interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

const demoPassword = 'demo-password';

/** Sends an operation like the web client. */
export async function ask(
  { gateway, token }: Customer,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<GraphqlAnswer> {
  const response = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token, 'apollo-require-preflight': '1' },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

/** Signs a demo customer in by the API. */
export async function signIn(gateway: string, email: string): Promise<Customer> {
  const anonymous = { gateway, token: '' };
  const answer = await ask(
    anonymous,
    'mutation SignIn($input: LoginInput!) { login(input: $input) { authToken } }',
    { input: { loginEmail: email, password: demoPassword } },
  );
  const login = answer.data?.['login'] as { authToken: string | null } | null | undefined;
  if (typeof login?.authToken !== 'string')
    throw new Error(`No session for ${email}: ${JSON.stringify(answer)}`);
  return { gateway, token: login.authToken };
}

export async function viewerEmail(customer: Customer): Promise<string | undefined> {
  const answer = await ask(customer, '{ viewer { id email } }');
  const viewer = answer.data?.['viewer'] as { email: string } | null | undefined;
  return viewer?.email;
}
