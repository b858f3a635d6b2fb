import { isCloudAuthorEnabled } from '#domain/store/carts/buy-tab';
import type { GatewayContext } from '../../context';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import { requireProfile } from './require-profile';

/** Checks that the customer can buy organizations' Axure Cloud; `isRequested` counts for employees (BUY-09). */
export async function isCloudAuthorSold(context: GatewayContext, isRequested: boolean): Promise<boolean> {
  const { loads, settings } = context;
  const [{ cloudAuthor }, { email }] = await Promise.all([loads.config(), requireProfile(context)]);
  return isCloudAuthorEnabled({
    configFlag: cloudAuthor,
    query: String(isRequested),
    email,
    internalDomain: settings.INTERNAL_EMAIL_DOMAIN,
  });
}

export const cloudAuthorResolvers = {
  User: {
    isCloudAuthorEnabled: ({ context }, { isRequested }) => isCloudAuthorSold(context, isRequested),
  },
} satisfies SomeResolvers;
