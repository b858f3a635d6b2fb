import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { managePath } from '../../app/paths';
import type { Attempt } from '../../checkout/attempt/attempt';
import { noticeTexts } from '../../checkout/attempt/attempt-notice';
import type { Price } from '../../checkout/price/price';
import type { PricePreview } from '../../checkout/price/use-price-preview';
import { notify } from '../../ui/notify';

interface BackToManageProps {
  preview: PricePreview<Price>;
  attempt: Attempt;
}

/** Where there is nothing to change: back to the products, with the reason if there is one to tell (EDIT-16, NAV-28). */
export function BackToManage({ preview, attempt }: BackToManageProps) {
  const [query] = useSearchParams();
  const reason = [
    ...noticeTexts(attempt),
    ...(preview.codes.includes('NOT_FOUND') ? [] : preview.messages),
  ].join(' ');
  useEffect(() => {
    if (reason !== '') void notify({ message: reason, tone: 'DANGER', stays: true });
  }, [reason]);
  return <Navigate to={managePath({ cloud: query.get('isCloud') === 'true' })} replace />;
}
