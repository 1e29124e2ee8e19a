import { goTo } from '@shouya/console/app/host/navigation.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { useTranslation } from 'react-i18next'
import { REQUESTS } from '../../../maintenance/repairOrder/noun.ts'

/** Leads from what a check has found to the request of a repair, which names the check (domain 8.3). */
export default function RequestRepair({ check }: { check: number }) {
  const { t } = useTranslation()
  return (
    <OperationButton path="Repair/RequestRepair" onClick={() => goTo(`${REQUESTS}?new=1&check=${check}`)}>
      {t('securityCheck.requestRepair')}
    </OperationButton>
  )
}
