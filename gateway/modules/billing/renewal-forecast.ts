import { toDecimalString } from '#domain/money/cents';
import { forecastEndings } from '#domain/renewals/endings';
import { forecastCalendar, forecastCsv } from '#domain/renewals/forecast-files';
import { forecastMonths } from '#domain/renewals/forecast-months';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import { toCartLine } from '../common/to-cart-line';
import { loadForecast } from '../licenses/forecast';
import { labelOf, loadCloudLabels, loadRpLabels } from '../licenses/group-numbers';

export const renewalForecastResolvers = {
  User: {
    renewalForecast: async ({ context }) => {
      const [forecast, ofRp, ofCloud] = await Promise.all([
        loadForecast(context),
        loadRpLabels(context),
        loadCloudLabels(context),
      ]);
      const { today, until, groups } = forecast;
      const labels = new Map([...ofRp, ...ofCloud]);
      const cloudIds = new Set(
        groups.filter(({ facts }) => facts.kind !== 'rp').map(({ facts }) => facts.id),
      );
      const nameOf = (id: string) => labelOf(labels, id).name;
      const charges = forecast.charges.filter(({ date }) => date <= until);
      const { months, totals, total, groups: byGroup } = forecastMonths(charges, forecast);
      return {
        from: today,
        to: until,
        months,
        totals: totals.map(toDecimalString),
        total: toDecimalString(total),
        groups: byGroup.map((group) => ({
          id: group.groupId,
          name: nameOf(group.groupId),
          months: group.months.map(toDecimalString),
          total: toDecimalString(group.total),
        })),
        charges: charges.map((charge) => ({
          date: charge.date,
          groupId: charge.groupId,
          groupName: nameOf(charge.groupId),
          isCloud: cloudIds.has(charge.groupId),
          lines: charge.lines.map(toCartLine),
          total: toDecimalString(charge.total),
        })),
        get csv() {
          return forecastCsv(charges, nameOf);
        },
        get calendar() {
          return forecastCalendar({ charges, endings: forecastEndings(groups, forecast), today }, nameOf);
        },
      };
    },
  },
} satisfies SomeResolvers;
