import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import type { StatusKind } from '@shouya/console/ui/status.ts'
import { minute } from '@shouya/console/ui/text.ts'
import { linkTo } from '@shouya/noun/noun'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { books } from '../../books/routes.ts'
import { useSeesBooks } from '../../console/useSeesBooks.ts'
import { orderRefund, refundStatus } from '../noun.ts'
import styles from './Order.module.css'
import type { OrderDetail } from './orderList.ts'

type Refund = OrderDetail['refunds'][number]

const kinds: Readonly<Record<Refund['status'], StatusKind>> = {
  [refundStatus.asked]: 'waiting',
  [refundStatus.paid]: 'done',
  [refundStatus.refused]: 'refused',
}

/** A refund: what of the order, how much, who asked for it and who decided, and its transaction for whoever may see the ledger. */
export default function RefundFacts({ refund }: { refund: Refund }) {
  const { t } = useTranslation()
  const { choice } = useNounWords(orderRefund)
  const seesBooks = useSeesBooks()
  const name = t('order.back.nth', { seq: refund.seq })
  const by = (who: string | null, at: string | null, said: string | null) =>
    [who, at && minute(at), said].filter(Boolean).join(' · ')
  return (
    <section className={styles.part} aria-label={name}>
      <strong>{name}</strong> <StatusTag kind={kinds[refund.status]}>{choice('status', refund.status)}</StatusTag> ¥{' '}
      {yuan(refund.amount)}
      <div className="ui-note">
        {t(refund.is_sent ? 'order.back.wasSent' : 'order.back.wasUnsent')}
        {refund.unopened && ` · ${t('order.back.wasUnopened')}`}
      </div>
      {refund.lines.map((line) => (
        <div key={line.line_id}>
          {line.item_name} ×{line.qty} <span className="ui-note">{line.device_nos.join(' ')}</span>
        </div>
      ))}
      <div>
        {t('order.back.askedBy')} {by(refund.apply_user_name, refund.apply_time, refund.reason)}
      </div>
      {refund.decide_time !== null && (
        <div>
          {t('order.back.decidedBy')} {by(refund.decide_user_name, refund.decide_time, refund.opinion)}
        </div>
      )}
      {refund.commission_short !== null && refund.commission_short > 0 && (
        <div className="ui-note">
          {t('order.back.owed', {
            ...{ short: yuan(refund.commission_short), taken: yuan(refund.commission_taken ?? 0) },
          })}
        </div>
      )}
      {refund.txn_id !== null && seesBooks && (
        <div>
          {t('order.back.txn')} <Link to={linkTo({ route: books.txns }, refund.txn_id)}>{refund.txn_no}</Link>
        </div>
      )}
    </section>
  )
}
