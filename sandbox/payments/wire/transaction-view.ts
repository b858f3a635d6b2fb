import type { TransactionRecord } from '../store/records';
import { decimal } from './answer';
import { factsView } from './card-view';
import { type XmlObject, xmlArray } from './xml';

export const transactionView = (transaction: TransactionRecord, now: Date): XmlObject => ({
  id: transaction.id,
  status: transaction.status,
  type: transaction.type,
  currencyIsoCode: 'USD',
  amount: decimal(transaction.amountCents),
  merchantAccountId: 'local_account',
  orderId: transaction.orderId,
  paymentInstrumentType: 'credit_card',
  processorAuthorizationCode: transaction.authorizationCode,
  processorResponseCode: transaction.processorCode,
  processorResponseText: transaction.processorText,
  processorResponseType: transaction.processorType,
  gatewayRejectionReason: transaction.rejectionReason,
  cvvResponseCode: transaction.facts.cvvResponse,
  avsPostalCodeResponseCode: transaction.facts.postalResponse,
  avsStreetAddressResponseCode: 'I',
  refundedTransactionId: transaction.refundedTransactionId,
  refundIds: xmlArray('item', transaction.refundIds),
  customer: transaction.customer ? { ...transaction.customer } : { id: null },
  creditCard: { token: transaction.cardToken, ...factsView(transaction.facts, now) },
  statusHistory: xmlArray(
    'status-event',
    transaction.history.map((event) => ({
      status: event.status,
      amount: decimal(event.amountCents),
      timestamp: new Date(event.at),
      transactionSource: 'api',
    })),
  ),
  disputes: xmlArray('dispute', []),
  createdAt: new Date(transaction.createdAt),
  updatedAt: new Date(transaction.updatedAt),
});
