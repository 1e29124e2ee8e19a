import { useUser } from '@shouya/console/api/account.ts'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useTranslation } from 'react-i18next'
import { tradeRepair } from '../noun.ts'
import ReportFields from './ReportFields.tsx'
import TerminalFields from './TerminalFields.tsx'
import type { TradeValues } from './tradeList.ts'

/** Reports a terminal that is out of order; `device` in the address names one. */
export default function RequestForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  const [named, setNamed] = useParam('device')
  return (
    <FormDrawer<'Repair/RequestTrade', TradeValues>
      path="Repair/RequestTrade"
      title={t('tradeRepair.addTitle')}
      initial={{
        ...{ urgency: 1, fault_photos: [], contact_name: user.name },
        ...(named && { device_id: Number(named) }),
      }}
      toBody={(values) => values}
      said={({ bill_no }) => t('tradeRepair.requested', { bill: bill_no })}
      okText={t('tradeRepair.add')}
      onClose={() => {
        onClose()
        setNamed(undefined)
      }}
    >
      <NounContext value={tradeRepair}>
        <TerminalFields />
        <ReportFields />
      </NounContext>
    </FormDrawer>
  )
}
