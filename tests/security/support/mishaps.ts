import type { Portal } from '../../testkit/processes';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { success } }';
const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';

/** Sends failing requests that contain a secret; returns the answers. */
export async function mishaps({ urls }: Pick<Portal, 'urls'>, secret: string): Promise<string> {
  const graphql = (input: object) => JSON.stringify({ query: LOGIN, variables: { input } });
  const requests: [string, string, string][] = [
    [`${urls.portal}/graphql`, JSON_TYPE, graphql({ loginEmail: 'a@b.example', password: [secret] })],
    [`${urls.portal}/graphql`, JSON_TYPE, graphql({ loginEmail: 'a@b.example', password: secret, more: 1 })],
    [`${urls.portal}/graphql`, JSON_TYPE, `{"query":"{ x }","variables":{"password":"${secret}"`],
    [`${urls.portal}/receipts/${secret}`, 'text/plain', ''],
    [`${urls.vendor}/user/dologin`, JSON_TYPE, `{"loginEmail":"a@b.example","password":"${secret}`],
    [
      `${urls.vendor}/user/dologin`,
      JSON_TYPE,
      JSON.stringify({ loginEmail: [secret], password: { secret } }),
    ],
    [`${urls.vendor}/user/ChangeAccountInfo`, JSON_TYPE, JSON.stringify({ currentPassword: secret })],
    [`${urls.vendor}/login`, FORM, `password=${secret}`],
    [`${urls.vendor}/reset-password`, FORM, `code=x&password=${secret}`],
  ];
  const answers = await Promise.all(
    requests.map(async ([url, type, body]) => {
      const headers = { 'content-type': type, authorization: secret };
      return (await fetch(url, { method: 'POST', headers, body })).text();
    }),
  );
  return answers.join('\n');
}
