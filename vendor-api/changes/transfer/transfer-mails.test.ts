import { expect, it } from 'vitest';
import { transferRequestMail } from './transfer-mails';

const RENEWS = { autoRenew: true, canceled: false, isPurchaseOrder: false };
const group = (more: object = {}) => ({
  ...{ kind: 'rp' as const, expireDate: '2026-12-31', givenName: null, content: 'Axure RP Pro × 2' },
  ...{ ...RENEWS, ...more },
});
const asked = (...groups: ReturnType<typeof group>[]) =>
  transferRequestMail({
    to: 'carl@lee.example',
    by: { name: '', email: 'ann@lee.example' },
    groups,
    portal: 'https://portal.example',
  }).text;

const PROMISE = 'Nothing changes until you accept. From then on you are the owner';

it('the request to take over a group contains no link from the group’s name', () => {
  const [lure, named] = [group({ givenName: 'See evil.example' }), group({ givenName: 'Design' })];
  expect(asked(lure)).toContain('billing ownership of a subscription (Axure RP Pro × 2) to you.');
  const both = asked(lure, named);
  expect(both).toContain('One of them (Axure RP Pro × 2) is paid up to');
  expect(both).toContain('“Design” (Axure RP Pro × 2) is paid up to');
  expect(both).not.toContain('evil');
});

it('the request to take over a group that renews says who pays for it', () => {
  expect(asked(group())).toContain(`${PROMISE}, and renewals are billed to you.`);
  expect(asked(group(), group({ canceled: true }))).toContain(`${PROMISE}, and renewals are billed to you.`);
});

it.each([{ canceled: true }, { isPurchaseOrder: true, autoRenew: false }])(
  'the request to take over a group that does not renew, %j, announces no bill',
  (more) => {
    expect(asked(group(more))).toContain(`${PROMISE}. It does not renew automatically.`);
    expect(asked(group(more), group(more))).toContain(`${PROMISE}. They do not renew automatically.`);
  },
);
