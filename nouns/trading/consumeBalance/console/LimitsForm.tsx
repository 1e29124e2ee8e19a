import { call } from '@shouya/console/api/call.ts'
import type { BodyOf } from '@shouya/console/api/path.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { consumeBalance } from '../noun.ts'
import { type BalanceRow, nameOf } from './balanceList.ts'

type Values = BodyOf<'Consume/SaveBalance'>

const toValues = ({ id, version, warn_quantity, expire_date }: BalanceRow): Values => ({
  ...{ id, version, warn_quantity, expire_date },
})

/** From when on a balance warns, and until when it may be used. */
export default function LimitsForm({ row, onClose }: { row: BalanceRow; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Consume/SaveBalance', Values>
      path="Consume/SaveBalance"
      title={t('consumeBalance.limitsTitle', { name: nameOf(row) })}
      initial={toValues(row)}
      toBody={({ expire_date, ...values }) => ({ ...toValues(row), ...values, expire_date: expire_date ?? null })}
      reload={async () => toValues(await call('Consume/GetBalance', { id: row.id }))}
      small
      onClose={onClose}
    >
      <NounContext value={consumeBalance}>
        <Field of="warn_quantity" extra={t('consumeBalance.warnHint')} />
        <Field of="expire_date" extra={t('consumeBalance.expireHint')} />
      </NounContext>
    </FormDrawer>
  )
}
