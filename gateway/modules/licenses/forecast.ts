import { addMonths } from '#domain/calendar/calendar-date';
import type { SubscriptionFacts } from '#domain/licenses/model';
import { isOwnedBy } from '#domain/licenses/owned';
import { toDecimalString } from '#domain/money/cents';
import { type ForecastCharge, type ForecastGroup, forecastRenewals } from '#domain/renewals/forecast';
import type { ForecastDays } from '#domain/renewals/forecast-months';
import type { GatewayContext } from '../../context';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { CloudGroupRecord, Licenses } from '../../models/licenses';
import type { NextRenewal } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { toCartLine } from '../common/to-cart-line';
import { loadBook } from './license-book';

interface Forecast extends ForecastDays {
  readonly groups: readonly ForecastGroup[];
  /** Charges up to the last day, at least the next one of each group. */
  readonly charges: readonly ForecastCharge[];
}

interface Kept {
  readonly basis: readonly unknown[];
  readonly forecast: Forecast;
}

const forecasts = new WeakMap<Licenses, Kept>();

export async function loadForecast(context: GatewayContext): Promise<Forecast> {
  const { loads } = context;
  const [licenses, cloud, book, viewer, priceList, { coupons }, today] = await Promise.all([
    loads.licenses(),
    loads.cloudGroups(),
    loadBook(context),
    requireProfile(context),
    loads.prices(),
    loads.coupons(),
    loads.today(),
  ]);
  const basis = [cloud, book, priceList, coupons, viewer.userId, today];
  const kept = forecasts.get(licenses);
  if (kept?.basis.every((part, index) => part === basis[index])) return kept.forecast;
  const rows = new Map(licenses.groups.map(({ facts, seats }) => [facts.id, seats]));
  const rp = book.facts.map((facts) => ({ facts, content: { seats: rows.get(facts.id) ?? [] } }));
  const groups = [...rp, ...cloud.map(cloudGroup)].filter(({ facts }) => isOwnedBy(facts, viewer));
  // Includes the anniversary, on which an annual purchase of today renews.
  const until = addMonths(today, 12);
  const charges = forecastRenewals(groups, { priceList, coupons, today }, until);
  const forecast = { today, until, groups, charges };
  forecasts.set(licenses, { basis, forecast });
  return forecast;
}

function cloudGroup(record: CloudGroupRecord): ForecastGroup {
  const { facts, seats, authors, publishers, canceledSeats: canceled, futureTerm } = record;
  const { kind } = facts;
  if (kind === 'legacyAse') return { facts, content: { seats } };
  return {
    facts,
    content: { plan: kind, counts: { current: { authors, publishers }, canceled }, futureTerm },
  };
}

export async function loadNextRenewals(context: GatewayContext): Promise<Map<string, ForecastCharge>> {
  const { charges } = await loadForecast(context);
  return new Map(charges.filter(({ isNext }) => isNext).map((charge) => [charge.groupId, charge]));
}

async function nextRenewal(
  { id }: Pick<SubscriptionFacts, 'id'>,
  _args: unknown,
  context: GatewayContext,
): Promise<NextRenewal | null> {
  const charge = (await loadNextRenewals(context)).get(id);
  if (charge === undefined) return null;
  const { date, lines, total } = charge;
  return { date, lines: lines.map(toCartLine), total: toDecimalString(total) };
}

export const forecastResolvers = {
  Subscription: { nextRenewal },
  CloudGroup: { nextRenewal },
} satisfies SomeResolvers;
