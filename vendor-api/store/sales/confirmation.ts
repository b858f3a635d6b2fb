import { z } from 'zod';
import { LicenseType } from '#domain/licenses/license-type';
import { storedTermOf } from '#domain/terms/stored-term';
import type { TermCode } from '#domain/terms/term-code';

/** What a confirmation shows (CONF-07), kept with the sale; its seats and group are looked up. */
export const confirmation = z.object({
  term: z.number().int(),
  is2Year: z.boolean(),
  is3Year: z.boolean(),
  isSubscription: z.boolean(),
  isAseSub: z.boolean(),
  isCloud: z.boolean(),
  isCfb: z.boolean(),
  isReactivate: z.boolean(),
  isTerm: z.boolean(),
  isEdition: z.boolean(),
  isRenewal: z.boolean(),
  isAutoRenew: z.boolean(),
  licensee: z.string(),
  proCount: z.number().int(),
  teamCount: z.number().int(),
  entCount: z.number().int(),
  proKeys: z.string(),
  teamKeys: z.string(),
  entKeys: z.string(),
  cloudAuthorCount: z.number().int(),
  cloudPublisherCount: z.number().int(),
  newExpireDate: z.iso.date().nullable(),
  domain: z.string().nullable(),
  instanceId: z.string().nullable(),
  aseProductName: z.string(),
});
export type Confirmation = z.infer<typeof confirmation>;

interface RpFacts {
  readonly termCode: TermCode;
  readonly licensee: string;
  readonly lines: readonly { readonly licenseType: number; readonly quantity: number }[];
  readonly expireDate: string;
}

/** The confirmation of a plain RP purchase (T-13, row 5). */
export function rpConfirmation({ termCode, licensee, lines, expireDate }: RpFacts): Confirmation {
  const count = (licenseType: number) =>
    lines.filter((line) => line.licenseType === licenseType).reduce((sum, line) => sum + line.quantity, 0);
  return {
    term: storedTermOf(termCode).term,
    is2Year: termCode === 4,
    is3Year: termCode === 5,
    isSubscription: true,
    isAseSub: false,
    isCloud: false,
    isCfb: false,
    isReactivate: false,
    isTerm: false,
    isEdition: false,
    isRenewal: false,
    isAutoRenew: false,
    licensee,
    proCount: count(LicenseType.Pro),
    teamCount: count(LicenseType.Team),
    entCount: count(LicenseType.Enterprise),
    proKeys: '',
    teamKeys: '',
    entKeys: '',
    cloudAuthorCount: 0,
    cloudPublisherCount: 0,
    newExpireDate: expireDate,
    domain: null,
    instanceId: null,
    aseProductName: '',
  };
}
