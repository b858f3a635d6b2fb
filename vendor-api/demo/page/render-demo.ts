import { type FieldKind, field } from '../../account/pages/form';
import { pageFrame } from '../../account/pages/page-frame';
import { type Html, html } from '../../html';
import type { RenewalRun } from '../../renewals/run-renewals';
import { STORIES, STORY_NAMES } from '../stories/stories';

export const DEMO = '/demo';
export const ACCESS_ACCOUNT = '/demo/access-account';
export const READ_ONLY = '/demo/read-only';
export const RENEWALS = '/demo/renewals';
export const STORIES_PATH = '/demo/stories';
export const STORY_DAYS = '/demo/stories/days';

export const READ_ONLY_TEXT =
  'We are working on the portal. You can use it again in a little while; nothing of yours has changed.';

const READ_ONLY_FIELD: FieldKind = {
  id: 'message',
  label: 'Message to customers',
  attributes: html`maxlength="500" autocomplete="off"`,
};

const DAY_FIELD: FieldKind = {
  id: 'asOf',
  label: 'As if today were',
  attributes: html`type="date"`,
};

export interface DemoView {
  readonly sharesCookies: boolean;
  readonly readOnlyMessage: string;
  readonly day: string | null;
  /** Result of the last run of renewals, for everybody or for this story. */
  readonly run: (RenewalRun & { readonly of: 'everybody' | 'story' }) | null;
  readonly player: { readonly email: string } | null;
  readonly portal: string;
}

export function renderDemo(view: DemoView): string {
  return pageFrame({
    title: 'Demonstration',
    body: html`<h1>Demonstration</h1>
<p class="lead">See the portal as others see it. <a href="${view.portal}">Open the portal</a></p>
${view.day === null ? '' : stories(view)}${accessAccount(view)}${readOnly(view)}${view.day === null ? '' : renewals(view.day, view)}`,
  });
}

const DAYS_FIELD: FieldKind = {
  id: 'days',
  label: 'Days that pass',
  attributes: html`type="number" min="1" max="400"`,
};

function stories({ player, run }: DemoView): Html {
  const begin = STORY_NAMES.map((name) => {
    const { title, plot } = STORIES[name];
    return html`<p class="note">${plot}</p>
<button type="submit" name="story" value="${name}">${title}</button>
`;
  });
  const days = html`<p class="note">This browser plays the story of <strong>${player?.email ?? ''}</strong>: time passes for that customer alone, and what is due renews with play money. Today stays the same date: everything of that customer moves into the past by these days.</p>
<form method="post" action="${STORY_DAYS}">
${field({ kind: DAYS_FIELD, value: String(STORIES.cardFails.days) })}<button type="submit">Let them pass</button>
</form>`;
  return section(
    'stories',
    'A story of your own',
    html`<p class="note">Each begins with a customer of its own, a week or a month before something happens, and signs you in. Its time is this browser’s alone.</p>
<form method="post" action="${STORIES_PATH}">
${begin}</form>
${player === null ? '' : days}${run?.of === 'story' ? outcomeNote(run) : ''}`,
  );
}

function outcomeNote(run: RenewalRun): Html {
  return html`<p class="note" role="status"><strong>${outcomeOf(run)}</strong></p>`;
}

function accessAccount({ sharesCookies }: DemoView): Html {
  const button = html`<form method="post" action="${ACCESS_ACCOUNT}"><button type="submit">Open Diana’s account as support</button></form>`;
  const excuse = html`<p class="note">Not here: the portal and this page need one host name to share cookies.</p>`;
  return section(
    'access-account',
    'Access account mode',
    html`<p class="note">A support person acts for a customer. A banner says so on every page, and there is no Buy tab. Closing or reloading the page ends it.</p>
${sharesCookies ? button : excuse}`,
  );
}

function readOnly({ readOnlyMessage }: DemoView): Html {
  const isOn = readOnlyMessage !== '';
  const message = field({ kind: READ_ONLY_FIELD, value: readOnlyMessage || READ_ONLY_TEXT });
  return section(
    'read-only',
    'Read-only mode',
    html`<p class="note">A message takes the place of the whole portal, and nothing can be changed. It is <strong>${isOn ? 'on' : 'off'}</strong>.</p>
<form method="post" action="${READ_ONLY}">
${isOn ? '' : message}<button type="submit" name="mode" value="${isOn ? 'off' : 'on'}">Turn read-only mode ${isOn ? 'off' : 'on'}</button>
</form>`,
  );
}

function renewals(day: string, { run }: DemoView): Html {
  return section(
    'renewals',
    'Let time pass',
    html`<p class="note">Renews what is due by a day, with play money. One term at a time: run it again for the next.</p>
${run?.of === 'everybody' ? outcomeNote(run) : ''}
<form method="post" action="${RENEWALS}">
${field({ kind: DAY_FIELD, value: day })}<button type="submit">Run the renewals</button>
</form>`,
  );
}

function section(id: string, title: string, body: Html): Html {
  return html`<section class="mode" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${body}
</section>
`;
}

function outcomeOf({ renewed, declined, ended, open }: RenewalRun): string {
  const counts = [
    [renewed, 'renewed'],
    [declined, 'declined'],
    [ended, 'ended'],
    [open, 'still open'],
  ] as const;
  const told = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return told.length === 0 ? 'Nothing was due.' : `Groups: ${told.join(', ')}.`;
}
