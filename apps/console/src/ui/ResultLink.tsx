import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCan } from '../api/can.ts'

type Props = {
  /** Of a result, or of an export. */
  id: number
  of?: 'export'
  /** Closes what would cover the page. */
  onLeave?: () => void
}

/** The way to how long work ended, for users who have the page of results. */
export default function ResultLink({ id, of, onLeave }: Props) {
  const { t } = useTranslation()
  const can = useCan()
  if (!can('report_result', 'query')) return null
  return (
    <Link to={`/result?id=${id}${of ? `&of=${of}` : ''}`} onClick={onLeave}>
      {t('ui.toResult')}
    </Link>
  )
}
