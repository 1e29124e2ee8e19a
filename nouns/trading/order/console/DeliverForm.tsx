import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { Form, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { order, orderDelivery } from '../noun.ts'
import { leftToSend, numbersIn } from '../rules.ts'
import styles from './Order.module.css'
import type { OrderDetail } from './orderList.ts'

type Line = OrderDetail['lines'][number]
/** By line: how many, or the text that was scanned. */
type Sent = Record<string, number | string | null | undefined>

/** Sends what was approved, or a part of it: devices by scanning their numbers, everything else by its quantity. */
export default function DeliverForm({ row, onClose }: { row: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const open = row.lines.filter((line) => leftToSend(line) > 0)
  const toBody = ({ sent = {}, ...values }: Record<string, unknown>) => ({
    ...values,
    lines: open.flatMap((line) => {
      const value = (sent as Sent)[line.id]
      const device_nos = line.product_id === null ? [] : numbersIn(String(value ?? ''))
      const qty = line.product_id === null ? Number(value ?? 0) : device_nos.length
      return qty > 0 ? [{ line_id: line.id, qty, device_nos }] : []
    }),
  })
  return (
    <MoveForm
      of={order}
      row={row}
      move="deliver"
      small={false}
      initial={{
        file_ids: [],
        sent: Object.fromEntries(open.map((line) => [line.id, line.product_id === null ? leftToSend(line) : ''])),
      }}
      toBody={toBody}
      refreshes={['Remind']}
      onClose={onClose}
    >
      <fieldset className="ui-wide">
        <legend>{t('order.deliverNow')}</legend>
        {open.map((line) =>
          line.product_id === null ? <Quantity key={line.id} line={line} /> : <Scan key={line.id} line={line} />,
        )}
      </fieldset>
      <p className="ui-note ui-wide">{t('order.says.deliver')}</p>
      <NounContext value={{ ...order, name: orderDelivery.name, fields: orderDelivery.fields }}>
        <Field of="express_company" />
        <Field of="express_no" />
        <Field of="note" lines={1} />
        <Field of="file_ids" />
      </NounContext>
    </MoveForm>
  )
}

const nameOf = ({ item_name, item_spec }: Line) => `${item_name} ${item_spec ?? ''}`

function Quantity({ line }: { line: Line }) {
  const { t } = useTranslation()
  const left = leftToSend(line)
  return (
    <Form.Item name={['sent', String(line.id)]} label={`${nameOf(line)} · ${t('order.left', { count: left })}`}>
      <InputNumber<number> min={0} max={left} precision={0} prefix="×" />
    </Form.Item>
  )
}

/** A scanner types a number and Enter; pasted lists are split. */
function Scan({ line }: { line: Line }) {
  const { t } = useTranslation()
  const text = Form.useWatch<string | undefined>(['sent', String(line.id)], Form.useFormInstance()) ?? ''
  const count = numbersIn(text).length
  const left = leftToSend(line)
  return (
    <Form.Item
      name={['sent', String(line.id)]}
      label={`${nameOf(line)} · ${t('order.scan')}`}
      extra={
        <span role="status">
          {t('order.scanned', { count, left: Math.max(0, left - count) })} · {t('order.scanHint')}
        </span>
      }
      className={styles.part}
    >
      <Input.TextArea
        autoSize={{ minRows: 2, maxRows: 8 }}
        autoCapitalize="characters"
        // A scanner ends with Enter, which would send the form elsewhere.
        onPressEnter={(event) => event.stopPropagation()}
      />
    </Form.Item>
  )
}
