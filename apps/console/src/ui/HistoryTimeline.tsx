import { Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import Changes, { type Change } from './Changes.tsx'
import { minute } from './text.ts'

type HistoryItem = {
  action: string
  user_name: string | null
  create_time: string
  result: boolean
  message: string | null
  changes: Change[]
}
type Props = {
  items: readonly HistoryItem[]
  actionText: (action: string) => string
  fieldText: (field: string) => string
  valueText?: (field: string, value: string) => string
}

/** The history of a record, newest first, with the changed fields. */
export default function HistoryTimeline({ items, actionText, ...texts }: Props) {
  const { t } = useTranslation()
  if (items.length === 0) return <p className="ui-note">{t('ui.noHistory')}</p>
  return (
    <Timeline
      className="ui-history"
      items={items.map((item, index) => ({
        key: `${item.create_time} ${index}`,
        color: item.result ? 'blue' : 'red',
        content: (
          <>
            <strong>{actionText(item.action)}</strong>
            {!item.result && <span className="ui-failed">{t('ui.historyFailed')}</span>}
            <span className="ui-note">
              {item.user_name ?? t('ui.system')} · {minute(item.create_time)}
            </span>
            {item.message && <div>{item.message}</div>}
            <Changes changes={item.changes} {...texts} />
          </>
        ),
      }))}
    />
  )
}
