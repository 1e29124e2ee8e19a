import { useRead } from '@shouya/console/api/useRead.ts'
import { minute } from '@shouya/console/ui/text.ts'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'

/** Who sent a request back, and why. */
export default function Returned({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data } = useRead('OaExamine/GetHistory', { id })
  const last = data?.findLast(
    ({ type, result }) => type === 'decided' && (result === 'returned' || result === 'refused'),
  )
  if (!last) return null
  const who = last.actor?.name ?? t('ui.system')
  return (
    <Alert
      type="warning"
      showIcon
      title={t('requests.returnedBy', { who, node: last.node_name ?? '', time: minute(last.at) })}
      description={last.text}
    />
  )
}
