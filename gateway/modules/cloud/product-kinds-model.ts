import type { GatewayContext } from '../../context';

/** Of each kind, whether there is any: asked of the vendor only when it is asked of us. */
export interface ProductKindsModel {
  readonly context: GatewayContext;
}
