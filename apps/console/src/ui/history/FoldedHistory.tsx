import { Collapse } from 'antd'
import { useTranslation } from 'react-i18next'
import { useMayCall } from '../../api/can.ts'
import History, { type Recorded } from './History.tsx'

/** The history at the end of a record: read when it is unfolded. Nothing for users who may not read it. */
export default function FoldedHistory({ table, id }: Recorded) {
  const { t } = useTranslation()
  if (!useMayCall()('Common/GetHistory', { table })) return null
  return (
    <Collapse
      key={`${table} ${id}`}
      ghost
      className="ui-folded"
      items={[{ key: 'history', label: t('shared.history.title'), children: <History table={table} id={id} /> }]}
    />
  )
}
