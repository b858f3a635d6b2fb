import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { managePath } from '../../../app/paths';
import type { Attempt } from '../../../checkout/attempt/attempt';
import { noticeTexts } from '../../../checkout/attempt/attempt-notice';
import type { Price } from '../../../checkout/price/price';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { notify } from '../../../ui/overlays/notify';

/** Back to the products, with the reasons if there are any to tell (EDIT-16, NAV-28). */
export function BackToManage({ reasons }: { reasons: readonly string[] }) {
  const [query] = useSearchParams();
  const text = reasons.join(' ');
  useEffect(() => {
    if (text !== '') void notify({ message: text, tone: 'DANGER', stays: true });
  }, [text]);
  return <Navigate to={managePath({ cloud: query.get('isCloud') === 'true' })} replace />;
}

/** Nothing is said of what does not exist or belongs to somebody else. */
export function reasonsToLeave(attempt: Attempt, preview: PricePreview<Price>): string[] {
  return [...noticeTexts(attempt), ...(preview.codes.includes('NOT_FOUND') ? [] : preview.messages)];
}
