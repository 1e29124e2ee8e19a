import PhotoView from '@shouya/console/ui/PhotoView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Empty } from 'antd'
import { useTranslation } from 'react-i18next'
import { orderDelivery } from '../noun.ts'
import styles from './Order.module.css'
import type { OrderDetail } from './orderList.ts'

/** What was sent, when and with whom, with the numbers of the devices. */
export default function DeliveryParts({ deliveries }: { deliveries: OrderDetail['deliveries'] }) {
  const { t } = useTranslation()
  const carrier = useDictLabel(orderDelivery.fields.express_company.dict)
  if (deliveries.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('order.noDeliveries')} />
  return deliveries.map((sent) => (
    <section key={sent.seq} className={styles.part} aria-label={t('order.delivery', { seq: sent.seq })}>
      <strong>{t('order.delivery', { seq: sent.seq })}</strong>{' '}
      <span className="ui-note">
        {minute(sent.create_time)} {sent.user_name}
      </span>
      <div>
        {[
          sent.express_company === null ? t('order.handedOver') : carrier(sent.express_company),
          ...[sent.express_no, sent.note],
        ]
          .filter(Boolean)
          .join(' ')}
      </div>
      {sent.lines.map((line) => (
        <div key={line.line_id}>
          {line.item_name} ×{line.qty} <span className="ui-note">{line.device_nos.join(' ')}</span>
        </div>
      ))}
      {sent.file_ids.length > 0 && <PhotoView ids={sent.file_ids} />}
    </section>
  ))
}
