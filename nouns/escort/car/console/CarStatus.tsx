import DictTag from '@shouya/console/ui/DictTag.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import { car } from '../noun.ts'
import type { CarRow } from './carList.ts'

/** The state of a vehicle; a request to scrap it is shown in its place, because the bank has to decide. */
export default function CarStatus({ row }: { row: Pick<CarRow, 'status' | 'scrap_asked'> }) {
  const { t } = useTranslation()
  if (row.scrap_asked) return <StatusTag kind="waiting">{t('car.flag.scrap_asked')}</StatusTag>
  return <DictTag dict={car.states.dict} value={row.status} />
}
