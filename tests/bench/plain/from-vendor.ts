import { Pool } from 'undici';
import type { Rows } from './read-rows';

const vendor = new Pool(process.env['VENDOR_URL'] ?? '', { connections: 64 });

/** One call of the vendor service over a connection that is kept, its answer taken at its word. */
export async function fromVendor<T>(path: string, authorization: string): Promise<T> {
  const { body } = await vendor.request({ path, method: 'GET', headers: { authorization } });
  return (await body.json()) as T;
}

export const viewerOf = (authorization: string) =>
  fromVendor<{ userId: string; email: string }>('/user/getUserProfile', authorization);

export const rowsOf = (authorization: string) => fromVendor<Rows>('/user/loadLicenseRows', authorization);
