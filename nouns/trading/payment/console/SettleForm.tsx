import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import { useTranslation } from 'react-i18next'
import { payment } from '../noun.ts'
import type { NoticeRow } from './paymentList.ts'

/** Says what became of money that nobody waited for, for good. */
export default function SettleForm({ row, onClose }: { row: NoticeRow; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <NounContext value={payment}>
      <FormDrawer<'Payment/SettleNotice', { settle_note: string }>
        small
        path="Payment/SettleNotice"
        title={`${t('payment.settleTitle')} · ¥ ${yuan(row.amount ?? 0)}`}
        okText={t('payment.settle')}
        initial={{}}
        toBody={({ settle_note }) => ({ id: row.id, settle_note })}
        onClose={onClose}
      >
        <Field of="settle_note" required lines={3} extra={t('payment.settleHint')} />
      </FormDrawer>
    </NounContext>
  )
}
