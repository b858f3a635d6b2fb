import { pictureForm } from '../../testkit/pictures';
import type { Belongings } from './scene';

export interface Request {
  readonly path: string;
  readonly body?: FormData;
}

type Requests = (victim: Belongings, spellingsOf: (id: string) => string[]) => Request[];

const ownPage =
  (path: string): Requests =>
  () => [{ path }];

/** Attacks on the victim's data, by route of the gateway. */
export const PORTAL_ATTACKS: Readonly<Record<string, Requests>> = {
  'GET /receipts/:saleId': ({ saleId, purchaseId, attemptId, user }, spellingsOf) => [
    ...spellingsOf(saleId).map((id) => ({ path: `/receipts/${encodeURIComponent(id)}` })),
    ...[purchaseId, attemptId, user.id].map((id) => ({ path: `/receipts/${id}` })),
    { path: `/RECEIPTS/${saleId}/` },
    { path: `/receipts/${saleId}?userId=${user.id}&userEmail=${user.email}` },
    { path: `//receipts/${saleId}` },
    { path: `/receipts/%2e%2e/receipts/${saleId}` },
    { path: `/receipts/x%2f..%2f${saleId}` },
  ],
  'GET /receipt-archive': ({ user, saleId }) => [
    { path: ARCHIVE },
    { path: `${ARCHIVE}&userId=${user.id}&userEmail=${user.email}&saleId=${saleId}` },
    { path: `/RECEIPT-ARCHIVE/${ARCHIVE.slice(ARCHIVE.indexOf('?'))}&email=${user.email}` },
  ],
  'GET /profile-image/:imageId': ({ imageId, user }, spellingsOf) => [
    ...spellingsOf(imageId).map((id) => ({ path: `/profile-image/${encodeURIComponent(id)}` })),
    { path: `/profile-image/${user.id}` },
    { path: `/PROFILE-IMAGE/${imageId}/?userId=${user.id}` },
    { path: `/user/profileImage/${imageId}` },
  ],
  'POST /upload/profile-image': ({ user }) => [
    { path: `/upload/profile-image?userId=${user.id}`, body: pictureForm('no picture', 'me.png') },
    { path: '/upload/profile-image', body: claiming(user.id) },
  ],
  'GET /': ownPage('/'),
  'GET /index.html': ownPage('/index.html'),
  'GET /healthz': ownPage('/healthz'),
  'GET /readyz': ownPage('/readyz'),
  'GET /playground': ownPage('/playground'),
};

const ARCHIVE = '/receipt-archive?from=2026-01-01&to=2026-12-31';

function claiming(userId: string): FormData {
  const form = pictureForm('no picture', 'me.png');
  form.append('userId', userId);
  return form;
}
