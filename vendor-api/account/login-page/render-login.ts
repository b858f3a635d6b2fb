import { type Html, html } from './html';
import { STYLE_PATH } from './login-assets';

export interface DemoSignIn {
  readonly email: string;
  readonly password: string;
  readonly shows: string;
}

export interface LoginView {
  /** Where the form is sent: this page's own address, with the way back in it. */
  readonly action: string;
  readonly email: string;
  /** Why the last try failed. */
  readonly failure: string | null;
  /** Sign-ins to try, when the service runs on demonstration data. */
  readonly demoSignIns: readonly DemoSignIn[];
}

export function renderLogin(view: LoginView): string {
  return page(
    'Sign in',
    html`<h1>Sign in</h1>
<p class="lead">Manage your licenses, billing and account.</p>
${view.failure === null ? '' : html`<p class="failure" role="alert" id="failure">${view.failure}</p>`}
${form(view)}
${view.demoSignIns.length === 0 ? '' : demo(view)}`,
  );
}

export interface ProblemView {
  readonly title: string;
  readonly message: string;
  /** The portal's origin, the way out. */
  readonly portal: string;
}

export function renderProblem({ title, message, portal }: ProblemView): string {
  return page(
    title,
    html`<h1>${title}</h1>
<p class="lead">${message}</p>
<p><a class="button" href="${portal}">Open the portal</a></p>`,
  );
}

// Whoever mistyped the password wants to type that again, not the address.
function form({ action, email, failure }: LoginView): Html {
  const isRetry = failure !== null && email !== '';
  const state = failure === null ? '' : html` aria-invalid="true" aria-describedby="failure"`;
  const [first, second] = email === '' ? [html` autofocus`, ''] : ['', html` autofocus`];
  return html`<form method="post" action="${action}">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" maxlength="320" required value="${email}"${state}${first}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="256" required${isRetry ? state : ''}${second}>
<button type="submit">Sign in</button>
</form>`;
}

function demo({ demoSignIns, action }: LoginView): Html {
  const passwords = [...new Set(demoSignIns.map(({ password }) => password))].join(', ');
  return html`<section class="demo" aria-labelledby="demo">
<h2 id="demo">Demonstration data</h2>
<p>Choose an account; the password is <code>${passwords}</code>.</p>
<ul>${demoSignIns.map(
    ({ email, shows }) =>
      html`<li><a href="${`${action}&email=${encodeURIComponent(email)}`}">${email}</a><span>${shows}</span></li>`,
  )}</ul>
</section>`;
}

function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Account</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<header><span class="mark" aria-hidden="true"></span>Account</header>
<main>
${body}
</main>
</body>
</html>
`.text;
}
