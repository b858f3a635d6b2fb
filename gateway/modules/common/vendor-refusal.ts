import { isAboutAddress } from '#domain/messages/about-address';
import type { UserErrorCode } from '../../resolvers.generated';

interface VendorRefusal {
  readonly code: UserErrorCode;
  readonly text: string;
  /** Null for a refusal of the whole. */
  readonly field: string | null;
}

/** A refusal that the vendor gave no code for: of the address that was sent, where its words say so, or of the whole. */
export function vendorRefusal(text: string, addressField: string | null): VendorRefusal {
  return isAboutAddress(text)
    ? { code: 'INVALID_INPUT', text, field: addressField }
    : { code: 'VENDOR_REFUSED', text, field: null };
}
