import { useTranslation } from 'react-i18next'
import { minute } from '../text.ts'

type Props = { row: { filed_at: string | null }; received: string | null }

/** On a sheet: both times of an entry that waited for a network; otherwise nothing. */
export default function Waited({ row: { filed_at }, received }: Props) {
  const { t } = useTranslation()
  return filed_at && <div>{t('ui.waited', { filed: minute(filed_at), received: minute(received) })}</div>
}
