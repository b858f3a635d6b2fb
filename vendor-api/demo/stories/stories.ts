import { addDays } from '#domain/calendar/calendar-date';
import { LicenseType } from '#domain/licenses/license-type';
import { productCode } from '#domain/licenses/product-code';
import { TERM_CODES, type TermCode } from '#domain/terms/term-code';
import type { Customer, SoldGroup, StoryTime } from '../customer';
import { periodEnding, periodStarting } from '../customer';

export const STORY_NAMES = ['cardFails', 'orderRunsOut', 'couponEnds'] as const;

export type StoryName = (typeof STORY_NAMES)[number];

interface DemoStory {
  readonly title: string;
  readonly plot: string;
  /** Maximum number of days until the event of the story. */
  readonly days: number;
  /** Test card on file at the provider; null for none. */
  readonly nonce: string | null;
  readonly has: (time: StoryTime) => Pick<Customer, 'groups' | 'coupon'>;
}

/** A sandbox test card that can be put on file but is declined by a renewal. */
const DECLINED_LATER = 'fake-declined-when-stored-visa-nonce';
const APPROVED = 'fake-valid-visa-nonce';

const IN_A_WEEK = 7;
const A_MONTH = 31;

type Period = ReturnType<typeof periodEnding>;

function inAWeek({ today }: StoryTime, code: TermCode): Period {
  return periodEnding(addDays(today, IN_A_WEEK), code);
}

function group(code: TermCode, period: Period, more: Partial<SoldGroup> = {}): SoldGroup {
  const { Pro, Team } = LicenseType;
  return {
    ...period,
    seats: [
      { licenseType: Pro, assignedTo: 'ada@stories.example' },
      { licenseType: Pro, assignedTo: 'ben@stories.example' },
      { licenseType: Team, assignedTo: null },
    ],
    sales: [
      {
        on: period.startDate,
        cart: { term: code, proQuantity: 2, teamQuantity: 1, entQuantity: 0 },
        isPurchaseOrder: more.autoRenew === false,
      },
    ],
    ...more,
  };
}

export const STORIES = {
  cardFails: {
    title: 'A card fails next month',
    plot: 'Three seats are paid by the month, beginning today, with a card that the bank will decline next month. Retry with another one.',
    days: A_MONTH,
    nonce: DECLINED_LATER,
    has: ({ today }) => ({ groups: [group(1, periodStarting(today, 1))] }),
  },
  orderRunsOut: {
    title: 'An order runs out',
    plot: 'Three seats were bought by purchase order for a year, which is nearly over. Renew it before, or let it end.',
    days: IN_A_WEEK + 1,
    nonce: null,
    has: (time) => ({
      groups: [group(2, inAWeek(time, 2), { braintreeId: time.poSentinel, autoRenew: false })],
    }),
  },
  couponEnds: {
    title: 'A coupon ends',
    plot: 'The next renewal uses a coupon for the last time; the one after costs the full price.',
    days: IN_A_WEEK + 1,
    nonce: APPROVED,
    has: (time) => ({
      groups: [group(1, inAWeek(time, 1))],
      coupon: {
        id: 'story',
        isRenewal: true,
        type: 'percent',
        amount: '30.00',
        description: 'Welcome Offer (30%)',
        endDate: addDays(time.today, 20),
        uses: 1,
        productCodes: [0, 1, 2].flatMap((edition) => TERM_CODES.map((term) => productCode(edition, term))),
      },
    }),
  },
} as const satisfies Record<StoryName, DemoStory>;
