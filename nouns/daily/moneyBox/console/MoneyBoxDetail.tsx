import { useRead } from '@shouya/console/api/useRead.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import RecordDrawer, { type RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import MoneyBoxFacts from './MoneyBoxFacts.tsx'
import MoneyBoxParts from './MoneyBoxParts.tsx'
import MoneyBoxSigns from './MoneyBoxSigns.tsx'
import type { MoneyBoxRow } from './moneyBoxList.ts'

/** One handover: its boxes and crew, its head, who signed, what happened. */
export default function MoneyBoxDetail({ id, moves, ...drawer }: RecordProps<MoneyBoxRow>) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('MoneyBox/Get', { id })
  const word = useDictLabel('handover_type')
  return (
    <RecordDrawer
      {...drawer}
      read={read}
      name={data ? (data.bill_no ?? `${data.biz_date} ${word(data.handover_type)}`) : t('moneyBox.register')}
      status={data && <DictTag dict="handover_status" value={data.status} />}
      moves={data ? moves(data) : []}
      tabs={
        data && [
          { key: 'parts', label: t('moneyBox.parts'), children: <MoneyBoxParts row={data} /> },
          { key: 'facts', label: t('ui.facts'), children: <MoneyBoxFacts row={data} /> },
          { key: 'signs', label: t('ui.signs'), children: <MoneyBoxSigns row={data} /> },
        ]
      }
      history={{ table: 'money_box', id }}
    />
  )
}
