import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { Checkbox, Form, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { order } from '../noun.ts'
import { isSentIn, sentOf } from '../rules.ts'
import type { OrderDetail } from './orderList.ts'
import PieceField from './PieceField.tsx'
import RefundAmount from './RefundAmount.tsx'
import { choosable, chosenPieces, type PieceValues, pieceKey } from './refundPieces.ts'

type Props = { row: OrderDetail; move: 'askRefund' | 'takeBack'; onClose: () => void }

/** Asks back an order or a part of it: how many of each line, of devices that were sent which; with what they are worth. */
export default function RefundForm({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const isPartOf = (isSent: boolean) => row.lines.some((line) => choosable(row.status, isSent, line) > 0)
  const is_sent = isSentIn(row.status) ?? !isPartOf(false)
  return (
    <MoveForm
      of={order}
      row={row}
      move={move}
      small={false}
      initial={{ is_sent, pieces: allPieces(row) }}
      toBody={({ reason, unopened, ...values }) => ({
        ...{ command: move, note: reason, back: chosenPieces(row, values) },
        unopened: unopened === true,
      })}
      refreshes={['Remind']}
      onClose={onClose}
    >
      <p className="ui-note ui-wide">{t(`order.says.${move}`)}</p>
      {isSentIn(row.status) === undefined && (
        <Form.Item name="is_sent" label={t('order.back.part')} className="ui-wide">
          <Radio.Group
            options={[false, true].map((isSent) => ({
              value: isSent,
              label: t(isSent ? 'order.back.sent' : 'order.back.unsent'),
              disabled: !isPartOf(isSent),
            }))}
          />
        </Form.Item>
      )}
      <Pieces row={row} isSent={is_sent} />
      <RefundAmount row={row} />
      {move === 'takeBack' && row.lines.some((line) => sentOf(line) > 0) && (
        <Form.Item
          name="unopened"
          valuePropName="checked"
          className="ui-wide"
          rules={[
            { validator: (_, isSaid) => (isSaid ? Promise.resolve() : Promise.reject(t('order.refused.opened'))) },
          ]}
        >
          <Checkbox>{t('order.back.unopened')}</Checkbox>
        </Form.Item>
      )}
      <ReasonItem label={t('order.reason')} />
    </MoveForm>
  )
}

/** All that is left of both parts, as the form begins. */
function allPieces(row: OrderDetail): NonNullable<PieceValues['pieces']> {
  const both = [false, true].flatMap((isSent) =>
    row.lines.map((line) => {
      const qty = choosable(row.status, isSent, line)
      return [pieceKey(isSent, line), isSent && line.device_nos.length > 0 ? line.device_nos : qty]
    }),
  )
  return Object.fromEntries(both)
}

function Pieces({ row, isSent: first }: { row: OrderDetail; isSent: boolean }) {
  const { t } = useTranslation()
  const isSent = Form.useWatch<boolean | undefined>('is_sent', Form.useFormInstance()) ?? first
  const lines = row.lines.filter((line) => choosable(row.status, isSent, line) > 0)
  return (
    <fieldset className="ui-wide">
      <legend>{t('order.back.items')}</legend>
      {lines.length === 0 && <p className="ui-note">{t('order.refused.deviceGone')}</p>}
      {lines.map((line) => (
        <PieceField
          key={pieceKey(isSent, line)}
          line={line}
          isSent={isSent}
          left={choosable(row.status, isSent, line)}
        />
      ))}
    </fieldset>
  )
}
