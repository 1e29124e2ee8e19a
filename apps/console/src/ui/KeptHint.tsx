import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = {
  /** The day that was asked for, and the one that the answer is of. */
  asked: string
  answered: string | undefined
}

/** Says that what a form shows was kept from another day, where there is no network to ask anew. */
export default function KeptHint({ asked, answered }: Props) {
  const { t } = useTranslation()
  if (answered === undefined || answered === asked) return null
  return <Alert className="ui-wide ui-hint" type="warning" showIcon title={t('ui.keptFrom', { date: answered })} />
}
