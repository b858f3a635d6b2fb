import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  Kind,
  type SelectionNode,
} from 'graphql';
import type { GatewayContext } from '../../context';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { Loads } from '../../loads/loads';
import type { User } from '../../resolvers.generated';
import type { Change } from '../common/change';
import { loadViewer } from './user-model';

const withViewer = { viewer: changedViewer };

export const viewerResolvers = {
  Query: {
    viewer: (_parent, _args, context, info) => {
      if (context.session.key !== '') prefetch(context, info);
      return loadViewer(context);
    },

    config: async (_parent, _args, { loads, settings }) => {
      const [vendor, today] = await Promise.all([loads.config(), loads.today()]);
      return {
        readOnlyMessage: vendor.readOnlyMessage,
        accountsHost: vendor.accountsHost,
        cfbHost: vendor.cfbHost,
        cloudHost: vendor.cloudHost,
        cloudAuthor: vendor.cloudAuthor,
        keepsActivity: vendor.keepsActivity,
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
  BillingInfoPayload: withViewer,
  CancelGroupPayload: withViewer,
  ChangeAccountInfoPayload: withViewer,
  CloudGroupPayload: withViewer,
  ProfilePayload: withViewer,
  StoreInvoiceEmailsPayload: withViewer,
  NameGroupPayload: withViewer,
  TransferPayload: { ...withViewer, canUndo: ({ canUndo = false }) => canUndo },
} satisfies SomeResolvers;

function changedViewer({ context }: Change, _args: unknown, _context: unknown, info: GraphQLResolveInfo) {
  if (context === null) return null;
  prefetch(context, info);
  return loadViewer(context);
}

type Load = (loads: Loads) => Promise<unknown>[];

const licenses: Load = (loads) => [loads.licenses(), loads.config()];
const cloudGroups: Load = (loads) => [loads.cloudGroups(), loads.config()];
const saleRecords: Load = (loads) => [loads.saleRecords()];

const NEEDS: Partial<Record<keyof User, Load>> = {
  billingInfo: (loads) => [loads.billingInfo()],
  cloudGroups,
  educationSeats: (loads) => [loads.licenses()],
  perpetualLicenses: (loads) => [loads.licenses()],
  productKinds: (loads) => [...licenses(loads), ...cloudGroups(loads)],
  receiptArchive: saleRecords,
  renewalReceipts: saleRecords,
  sale: saleRecords,
  sales: saleRecords,
  seatSelection: licenses,
  seatSummary: licenses,
  spending: saleRecords,
  subscription: licenses,
  subscriptions: licenses,
  upgradeCodes: (loads) => [loads.licenses()],
};

/** Loads documents in parallel with the profile; the field that uses one reports its failure. */
function prefetch({ loads }: GatewayContext, info: GraphQLResolveInfo): void {
  const wanted = selectedFields(info);
  for (const [field, load] of Object.entries(NEEDS)) {
    if (!wanted.has(field)) continue;
    for (const pending of load(loads)) pending.catch(() => undefined);
  }
}

function selectedFields(info: GraphQLResolveInfo): Set<string> {
  const names = new Set<string>();
  const spread = new Set<string>();

  function visit(selections: readonly SelectionNode[]): void {
    for (const selection of selections) {
      if (!isIncluded(selection, info)) continue;
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet.selections);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        visit(info.fragments[selection.name.value]?.selectionSet.selections ?? []);
      }
    }
  }

  for (const node of info.fieldNodes) visit(selectionsOf(node));
  return names;
}

function selectionsOf(node: FieldNode): readonly SelectionNode[] {
  return node.selectionSet?.selections ?? [];
}

function isIncluded(node: SelectionNode, { variableValues }: GraphQLResolveInfo): boolean {
  if (!node.directives?.length) return true;
  const skip = getDirectiveValues(GraphQLSkipDirective, node, variableValues);
  const include = getDirectiveValues(GraphQLIncludeDirective, node, variableValues);
  return skip?.['if'] !== true && include?.['if'] !== false;
}
