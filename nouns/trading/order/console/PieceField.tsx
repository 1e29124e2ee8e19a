import { Checkbox, Form, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './Order.module.css'
import type { OrderDetail } from './orderList.ts'
import { pieceKey } from './refundPieces.ts'

type Props = { line: OrderDetail['lines'][number]; isSent: boolean; left: number }

/** How many of a line are refunded; of devices that were sent, which come back. */
export default function PieceField({ line, isSent, left }: Props) {
  const { t } = useTranslation()
  const name = ['pieces', pieceKey(isSent, line)]
  const label = `${line.item_name} ${line.item_spec ?? ''} · ${t('order.back.left', { count: left })}`
  if (!isSent || line.device_nos.length === 0)
    return (
      <Form.Item name={name} label={label}>
        <InputNumber<number> min={0} max={left} precision={0} prefix="×" />
      </Form.Item>
    )
  return (
    <Form.Item name={name} label={label} extra={<Chosen name={name} />} className={styles.part}>
      <Checkbox.Group className={styles.devices} options={line.device_nos} aria-label={label} />
    </Form.Item>
  )
}

function Chosen({ name }: { name: string[] }) {
  const { t } = useTranslation()
  const count = Form.useWatch<string[] | undefined>(name, Form.useFormInstance())?.length ?? 0
  return <span role="status">{t('order.back.chosen', { count })}</span>
}
