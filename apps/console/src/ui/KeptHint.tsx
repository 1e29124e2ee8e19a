import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = {
  /** The queried day, and the day of the answer. */
  asked: string
  answered: string | undefined
}

/** Reports that a form shows an answer kept from another day, because there is no network. */
export default function KeptHint({ asked, answered }: Props) {
  const { t } = useTranslation()
  if (answered === undefined || answered === asked) return null
  return <Alert className="ui-wide ui-hint" type="warning" showIcon title={t('ui.keptFrom', { date: answered })} />
}
