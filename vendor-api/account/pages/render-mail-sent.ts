import { html } from './html';
import { pageFrame } from './page-frame';
import { SIGN_IN, withRedirect } from './page-paths';

export interface MailSentView {
  readonly message: string;
  readonly minutes: number;
  readonly redirect: URL;
}

export function renderMailSent({ message, minutes, redirect }: MailSentView): string {
  const span = minutes > 60 ? `${minutes / 60} hours` : `${minutes} minutes`;
  const body = html`<h1>Check your email</h1>
<p class="lead" role="status">${message}</p>
<p class="note">The link in it works once, for ${span}. Nothing there? Look among the unwanted mail, or try again in a few minutes.</p>
<p class="ways"><a href="${withRedirect(SIGN_IN, redirect)}">Back to sign in</a></p>`;
  return pageFrame({ title: 'Check your email', body });
}
