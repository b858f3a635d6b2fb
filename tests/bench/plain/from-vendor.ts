import { Pool } from 'undici';
import type { Rows } from './read-rows';

const vendor = new Pool(process.env['VENDOR_URL'] ?? '', { connections: 64 });

/** Calls the vendor service over a kept-alive connection, without validation. */
export async function fromVendor<T>(path: string, authorization: string): Promise<T> {
  const { body } = await vendor.request({ path, method: 'GET', headers: { authorization } });
  return (await body.json()) as T;
}

export const viewerOf = (authorization: string) =>
  fromVendor<{ userId: string; email: string }>('/user/getUserProfile', authorization);

export const rowsOf = (authorization: string) => fromVendor<Rows>('/user/loadLicenseRows', authorization);
