import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { Alert, Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { recharge } from '../noun.ts'
import type { RechargeDetail, RechargeMove } from './rechargeList.ts'

export type PlainMoveName = Exclude<RechargeMove, 'pay'>

type Props = { row: RechargeDetail; move: PlainMoveName; onClose: () => void }

/** The form of a move that asks for little: what it does, and what the move has to know. */
export default function PlainMove({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <MoveForm of={recharge} row={row} move={move} refreshes={['Payment', 'Remind']} onClose={onClose}>
      {move === 'askRefund' ? (
        <Refundable row={row} />
      ) : (
        <p className="ui-note ui-wide">{t(`recharge.says.${move}`)}</p>
      )}
      {(move === 'accept' || move === 'dismiss') && (
        <p className="ui-wide">
          {t('recharge.wrongSays', { asked: yuan(row.pay_amount), paid: yuan(row.wrong_amount ?? 0) })}
        </p>
      )}
      {move === 'refund' && (
        <p className="ui-wide">
          {t('recharge.backSays', { amount: yuan(row.refund_amount), gift: yuan(row.gift_reclaimed) })}
        </p>
      )}
      {move === 'confirm' && <Field of="trade_no" required extra={t('recharge.tradeHint')} />}
      {move === 'credit' && <DeviceItem memberId={row.member_id} />}
      {(move === 'accept' || move === 'dismiss') && <Field of="wrong_note" required lines={2} />}
      {move === 'askRefund' && <Field of="refund_reason" required lines={2} />}
      {(move === 'keep' || move === 'cancel') && <ReasonItem label={t('recharge.reason')} />}
    </MoveForm>
  )
}

/** What a request would pay back now. */
function Refundable({ row }: { row: RechargeDetail }) {
  const { t } = useTranslation()
  const amount = row.refundable ?? 0
  return (
    <>
      <Alert
        className="ui-wide"
        role="status"
        showIcon
        type={amount > 0 ? 'info' : 'warning'}
        title={amount > 0 ? t('recharge.refundable', { amount: yuan(amount) }) : t('recharge.nothingRefundable')}
      />
      <p className="ui-note ui-wide">{t('recharge.refundSays')}</p>
    </>
  )
}

function DeviceItem({ memberId }: { memberId: number }) {
  const { t } = useTranslation()
  const { data } = useRead('Recharge/GetDeviceList', { member_id: memberId })
  return (
    <Form.Item name="device_id" label={t('recharge.device')} className="ui-wide" rules={[{ required: true }]}>
      <Select<number>
        placeholder={t('ui.choose')}
        options={
          data?.map(({ id, device_no, product_name }) => ({ value: id, label: `${device_no} ${product_name}` })) ?? []
        }
      />
    </Form.Item>
  )
}
