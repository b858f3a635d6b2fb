import { signIn } from './support/sign-in';
import { buyTab } from './support/store';
import { expect, test } from './support/test';

const TABS = [
  { name: 'Axure RP Subscription', heading: 'Purchase Axure RP Subscription' },
  { name: 'Axure Cloud', heading: 'Purchase Axure Cloud' },
  { name: 'Axure Cloud for Business', heading: 'Purchase Axure Cloud for Business' },
  { name: 'Upgrade to Axure RP 9', heading: 'Upgrade to Axure RP 9' },
];

test('the page says what charges are subject to, whom to ask and what others say; its tabs have headings, and Back leads through them (BUY-01, BUY-02, BUY-04, BUY-11, BUY-12, D-120)', async ({
  page,
}) => {
  await signIn(page, 'max@northwind.example', '/buy');
  const main = page.getByRole('main');
  await expect(main).toContainText('All charges are subject to the EULA');
  await expect(main.getByRole('link', { name: 'EULA' })).toHaveAttribute(
    'href',
    'https://terms.example/eula',
  );
  await expect(main).toContainText('Secure Level 1 PCI DSS Compliant Payments');
  await expect(main.getByRole('link', { name: 'sales@store.example' })).toHaveAttribute(
    'href',
    /^mailto:sales@store\.example/,
  );
  await expect(main.getByRole('region', { name: 'What customers say' })).toContainText('It saves us weeks.');

  const heading = page.getByRole('heading', { level: 1 });
  for (const tab of TABS) {
    await buyTab(page, tab.name).click();
    await expect(heading).toHaveText(tab.heading);
    await expect(buyTab(page, tab.name)).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expect(heading).toHaveText('Purchase Axure Cloud for Business');
  await page.goto('/buy?type=upgrade9');
  await expect(heading).toHaveText('Upgrade to Axure RP 9');
});
