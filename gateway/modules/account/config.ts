import type { SomeResolvers } from '../../graphql/some-resolvers';

export const configResolvers = {
  Query: {
    config: async (_parent, _args, { loads, settings }) => {
      const [vendor, today] = await Promise.all([loads.config(), loads.today()]);
      return {
        readOnlyMessage: vendor.readOnlyMessage,
        accountsHost: vendor.accountsHost,
        cfbHost: vendor.cfbHost,
        cloudHost: vendor.cloudHost,
        cloudAuthor: vendor.cloudAuthor,
        supportHost: settings.SUPPORT_HOST,
        upgradeUrl: settings.UPGRADE_URL ?? null,
        eulaUrl: settings.EULA_URL,
        documentationLinks: settings.DOCUMENTATION_LINKS,
        footerLinks: settings.FOOTER_LINKS,
        testimonials: settings.TESTIMONIALS,
        today,
      };
    },
  },
} satisfies SomeResolvers;
