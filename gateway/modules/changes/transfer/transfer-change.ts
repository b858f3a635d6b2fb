import { transferText } from '#domain/changes/transfer/transfer-text';
import type { GatewayContext } from '../../../context';
import { type Change, changed, notChanged } from '../../common/change';
import { toUserErrorCode } from '../../common/vendor-code';

interface TransferAnswer {
  readonly success: boolean;
  readonly message: string | null;
  readonly errorMessage: string | null;
  readonly code: string | null;
}

/** What the vendor said of an offer, in the words of the catalogue (XFER-04, XFER-05). */
export function toTransferChange(context: GatewayContext, answer: TransferAnswer): Change {
  return answer.success ? changed(context) : notChanged(toUserErrorCode(answer.code), transferText(answer));
}
