import { addDays } from '#domain/calendar/calendar-date';
import { refuseStranger } from '#domain/changes/change-refusal';
import type { ChangeSelection } from '#domain/changes/change-unit';
import { type ComparedScenario, compareScenarios } from '#domain/changes/what-if/what-if';
import { message } from '#domain/messages/catalogue';
import { toDecimalString } from '#domain/money/cents';
import type { GatewayContext } from '../../../context';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import { LICENSE_TYPES, TERMS } from '../../../models/codes';
import type { UserError, WhatIfPayload, WhatIfScenario } from '../../../resolvers.generated';
import { userError } from '../../common/user-error';
import { loadForecast } from '../../licenses/forecast';
import { loadChange } from '../edition-term/quote-change';

export const whatIfResolvers = {
  Query: { whatIf: (_parent, { seatIds }, context) => compare(context, seatIds) },
} satisfies SomeResolvers;

async function compare(context: GatewayContext, seatIds: readonly string[]): Promise<WhatIfPayload> {
  if (seatIds.length === 0) return refused(userError('INVALID_INPUT', message.seatsRequired));
  const requested = { seatIds: new Set(seatIds), subscriptionId: null };
  const [loaded, forecast] = await Promise.all([
    loadChange(context, requested, message.lastResort),
    loadForecast(context),
  ]);
  if (!loaded.ok) return refused(loaded.error);
  const { selected, viewer, today } = loaded.quote;
  const groups = selected.map(({ group }) => group);
  const stranger = refuseStranger(groups, viewer);
  if (stranger) return refused(userError(stranger.code, stranger.message, { seatIds: [...seatIds] }));
  // Excludes the anniversary, so that an annual term from today is charged once.
  const until = addDays(forecast.until, -1);
  const scenarios = compareScenarios({ ...loaded.quote, groups: forecast.groups, until });
  return {
    comparison: {
      from: today,
      to: until,
      seatCount: requested.seatIds.size,
      scenarios: scenarios.map((each) => toScenario(each, selected.length)),
    },
    userErrors: [],
  };
}

function refused(error: UserError): WhatIfPayload {
  return { comparison: null, userErrors: [{ ...error, field: 'seatIds' }] };
}

const NOTHING = {
  seatCount: null,
  seatIds: null,
  effectiveOn: null,
  dueNow: null,
  renewals: null,
  total: null,
  difference: null,
} as const;

function toScenario({ scenario, outcome }: ComparedScenario, groupCount: number): WhatIfScenario {
  const what = {
    kind: scenario.kind,
    licenseType: scenario.kind === 'EDITION' ? LICENSE_TYPES[scenario.licenseType] : null,
    term: scenario.kind === 'TERM' ? TERMS[scenario.term] : null,
  };
  if (!outcome.ok) return { ...what, ...NOTHING, refusal: outcome.refusal.message };
  const { asked, seatCount, days, dueNow, renewals, total, difference } = outcome;
  const [day] = days;
  return {
    ...what,
    refusal: null,
    seatCount,
    seatIds: asked.length === groupCount ? null : seatIdsOf(asked),
    effectiveOn: days.size === 1 ? (day ?? null) : null,
    dueNow: toDecimalString(dueNow),
    renewals: toDecimalString(renewals),
    total: toDecimalString(total),
    difference: toDecimalString(difference),
  };
}

function seatIdsOf(asked: readonly ChangeSelection[]): string[] {
  return asked.flatMap(({ units }) => units.flatMap(({ seatId }) => seatId ?? []));
}
