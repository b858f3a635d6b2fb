import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { startPortal, type TestPortal } from '#tests/testkit/start-portal';
import { openApp } from './open-app';

/** Starts a portal and, per test, a customer, to whom `open` shows a page. */
export function portalOfOwner(about: Parameters<TestPortal['user']>[0] = {}) {
  const portal = duringTests(() => startPortal());
  const owner = beforeEachTest(() => portal.user(about));
  const open = (path = '/manage', token = owner.token) => openApp({ url: portal.url, path, token });
  return { portal, owner, open };
}
