import type { SaleLicenseType } from '../licenses/license-type';
import type { Cents } from '../money/cents';
import type { TermCode } from '../terms/term-code';

/** The list price per item of everything on sale, for one whole term (PRICE-01..03). */
export type PriceList = Readonly<Record<SaleLicenseType, Readonly<Record<TermCode, Cents>>>>;
