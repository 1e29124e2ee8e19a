import { nowMinute } from '@shouya/console/ui/text.ts'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { LONGEST, tooLong } from './moneyBoxValues.ts'

type Props = {
  begin: string | null | undefined
  /** Null until both sides have signed: a signature now ends it now. */
  end: string | null
}

/**
 * Before signing, or recording the departure: warns that the handover took longer than allowed (domain 4.4). It does
 * not block.
 */
export default function LongNotice({ begin, end }: Props) {
  const { t } = useTranslation()
  const minutes = tooLong(begin, end ?? nowMinute())
  if (minutes === undefined) return null
  const text = t('moneyBox.takesLong', { minutes, most: LONGEST })
  return <Alert type="warning" showIcon className="ui-wide ui-hint" title={text} />
}
