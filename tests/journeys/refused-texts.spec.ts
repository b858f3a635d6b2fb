import type { Page } from 'playwright/test';
import { LicenseType } from '../../domain/licenses/license-type';
import { message } from '../../domain/messages/catalogue';
import { startPortal, type TestPortal } from '../testkit/start-portal';
import { submitButton } from './support/checkout';
import { chooseFromMenu } from './support/choose-from-menu';
import {
  CLOUD,
  HOST,
  ONE_PRO,
  ONE_TEAM,
  oneProMore,
  PO,
  REVIEWS,
  RUNNING,
  type Spec,
} from './support/refusals';
import { expect, test } from './support/test';

const { Asec10, CloudAuthor, Pro, Team } = LicenseType;
type User = Awaited<ReturnType<TestPortal['user']>>;

/** A second portal, whose data and refusals the test controls. */
let given: TestPortal;
let payer: User;
test.beforeAll(async () => {
  given = await startPortal({}, { WEB_ROOT: 'dist/web' });
  payer = await given.user({ company: 'Lee Ltd' });
  // Puts a card on file.
  await given.buy(payer);
});
test.beforeEach(({ watch }) => watch.expect(new RegExp(`^request to a stranger: ${given.url}/`)));
test.afterEach(() => given.faults({}));
test.afterAll(() => given?.stop());

/** Opens paths with a new session: the gateway answers a known one from its cache for some seconds. */
async function openerOf(page: Page, { email }: User = payer): Promise<(path: string) => Promise<unknown>> {
  const token = await given.signIn(email);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  let isOpen = false;
  return async (path) => {
    if (!isOpen) await page.goto(`${given.url}${path}`);
    else await page.evaluate(goInside, path);
    isOpen = true;
  };
}

/** Navigates within the page, like Back: loading it anew takes a second each. */
function goInside(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Refusals visible before anything is sent: the group in the address, and the text on its page. */
const AT_ONCE: [text: string, path: string, spec: Spec][] = [
  [message.downgradePurchaseOrder, 'change-edition?newEdition=0', { ...PO, ...ONE_TEAM }],
  [
    message.allCanceled,
    'change-term?newTerm=1',
    { ...RUNNING, seats: [{ licenseType: Pro, expireDate: RUNNING.expireDate }] },
  ],
  [
    message.noneEligibleForDowngrade,
    'change-edition?newEdition=0',
    { ...RUNNING, seats: [{ licenseType: Team, expireDate: RUNNING.expireDate }] },
  ],
];

test('the page of a change that cannot be says why', async ({ page }) => {
  const ids = [];
  for (const [, , spec] of AT_ONCE) ids.push(await given.group(payer, spec));
  const open = await openerOf(page);
  for (const [index, [text, path]] of AT_ONCE.entries()) {
    await open(`/buy/${path}&subId=${ids[index]}`);
    await said(page, text);
  }
});

test('a refusal of the vendor without a text says what could not be done', async ({ page }) => {
  const offer = { pendingOwnerEmail: payer.email, pendingDate: '2026-04-01' };
  const offered = await given.group(await given.user(), { ...RUNNING, ...ONE_PRO, ...offer });
  const accept = { call: '/cart/ConfirmAcceptTransferOwner', path: () => `transfer?subId=${offered}` };
  const reviews = [...REVIEWS, { ...accept, text: message.transferAcceptFailed }];
  const license = { product: 'Axure RP 8 Pro', purchaseDate: '2018-05-09', key: 'KEY', licensee: 'Lee' };
  await given.licenses(payer, 'perpetual', [{ licenseType: Pro, ...license }]);
  const ids = [];
  for (const { spec } of reviews) ids.push(spec ? await given.group(payer, spec) : '');
  const open = await openerOf(page);
  let before = '';
  for (const [index, { text, call, path, submit = 'Submit', fillIn }] of reviews.entries()) {
    await given.faults({ refuse: call });
    await open(`/buy/${path(ids[index] ?? '')}`);
    if (before !== '') await expect(page.getByText(before)).toHaveCount(0);
    before = text;
    await fillIn?.(page);
    await page.getByRole('button', { name: submit, exact: true }).click();
    await said(page, text);
  }

  await given.faults({ refuse: '/cart/buyUpgrade' });
  await open('/manage');
  await page.getByRole('checkbox', { name: /^Select Axure RP 8 Pro, / }).check();
  await press(page, 'Upgrade to RP 9');
  await submitButton(page).click();
  await said(page, message.upgradeFailed);
});

test('an order that did not arrive has its own text (ERR-31)', async ({ page, watch }) => {
  watch.expect(/Failed to load resource|Failed to fetch|ERR_FAILED/);
  const id = await given.group(payer, { ...PO, ...ONE_PRO });
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('mutation SetAutoRenew') ? route.abort() : route.fallback(),
  );
  const open = await openerOf(page);
  await open(`/buy/renew?isAutoRenew=true&subId=${id}`);
  await press(page, 'Auto Renew Subscription(s)');
  await said(page, 'Checking your change');
  // Backdates the order, so that it can no longer arrive.
  await page.evaluate(() => {
    const key = 'openOrder /buy/renew';
    const sent = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.setItem(key, JSON.stringify({ ...sent, sentAt: sent.sentAt - 10 * 60_000 }));
  });
  await page.reload();
  await said(page, message.autoRenewUnanswered);
  await said(page, 'Your change did not reach us and nothing was changed.');
});

const dialog = (page: Page) => page.getByRole('dialog');

test('impossible actions on seats say why', async ({ page }) => {
  const owner = await given.user();
  await given.group(owner, { ...RUNNING, term: 1, ...ONE_PRO, purchaseDate: '2025-01-01' });
  await given.group(owner, { ...RUNNING, multiplier: 2, ...ONE_PRO, purchaseDate: '2025-01-02' });
  const order = await given.group(owner, { ...PO, ...ONE_PRO, purchaseDate: '2025-01-03' });
  const open = await openerOf(page, owner);
  await open('/manage');
  const all = (group: number) =>
    page.getByRole('checkbox', { name: new RegExp(`^Select all .*Group ${group}$`) });

  await all(1).check();
  await press(page, 'Change Billing Term');
  await dialog(page).getByText('Current').click({ force: true });
  await said(page, message.alreadyTerm);
  await press(page, 'Go Back');
  await press(page, 'Change Edition');
  await dialog(page).getByText('Current').click({ force: true });
  await said(page, message.alreadyEdition('selected'));
  await press(page, 'Go Back');
  await all(2).check();
  await press(page, 'Change Billing Term');
  await dialog(page)
    .getByRole('radio', { name: /^Annual/ })
    .click({ force: true });
  await said(page, message.mixedTerms);
  await press(page, 'Go Back');
  await press(page, 'Clear');

  await given.faults({ refuse: '/cart/ConfirmCancelProduct' });
  await chooseFromMenu(
    page,
    page.getByRole('button', { name: /^Actions for unassigned/ }).last(),
    'Cancel Seat…',
  );
  await dialog(page).getByRole('button', { name: 'Cancel Seat' }).click();
  await said(page, message.cancelFailed(HOST));
  await press(page, 'Go Back');

  await given.faults({ refuse: '/user/transferowner' });
  await all(1).check();
  await chooseFromMenu(page, page.getByRole('button', { name: 'More Actions' }), 'Transfer Ownership');
  await dialog(page).getByRole('textbox').fill(payer.email);
  await dialog(page).getByRole('button', { name: 'Transfer Ownership' }).click();
  await said(page, message.transferFailed);
  await press(page, 'Go Back');

  await open(`/buy/add-users?subId=${order}`);
  await oneProMore(page);
  await submitButton(page).click();
  await said(page, message.enterLicensee);
});

test('impossible actions in the cloud say why (ERR-46, CLOUD-16)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const owner = await given.user();
  const bundle = { ...RUNNING, kind: 'ase', licenseType: Asec10, domain: 'acme' } as const;
  const seats = [{ licenseType: Asec10, assignedTo: 'acme' }];
  await given.group(owner, { ...bundle, purchaseDate: '2025-01-01', seats });
  await given.group(owner, { ...CLOUD, purchaseDate: '2025-01-02' });
  await given.group(owner, { ...CLOUD, kind: 'cloud', licenseType: CloudAuthor, rpPublisherCount: 0 });
  const open = await openerOf(page, owner);
  await open('/manage?cloud=true');
  const choose = (group: number, action: string) =>
    chooseFromMenu(page, page.getByRole('button', { name: `Actions for Group ${group}` }), action);

  for (const [action, text] of [
    ['Change Billing Term', message.alreadyTermCloud],
    ['Change Edition', message.alreadyEditionCloud],
  ] as const) {
    await choose(1, action);
    await dialog(page).getByText('Current').click({ force: true });
    await said(page, text);
    await press(page, 'Go Back');
  }

  await given.faults({ refuse: '/cart/modifyCloudSubSeats' });
  await choose(2, 'Cancel/Uncancel Seats');
  await dialog(page).getByRole('spinbutton', { name: 'Canceled Cloud Author seats' }).fill('1');
  await press(page, 'Done');
  await said(page, message.seatsModifyFailed);
  await press(page, 'Go Back');

  await choose(3, 'Assign Organization');
  await press(page, 'Copy Code');
  await said(page, message.codeCopied);
});
