import { managePath } from '../../../app/paths';
import type { PageBack } from '../../../ui/page';

export const MANAGE_PRODUCTS: PageBack = { to: managePath(), label: 'Manage Products' };
