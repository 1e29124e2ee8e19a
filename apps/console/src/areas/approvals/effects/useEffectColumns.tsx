import { useTranslation } from 'react-i18next'
import type { Column } from '../../../registers/Column.ts'
import { minute } from '../../../ui/text.ts'
import EffectOutcome from './EffectOutcome.tsx'
import EffectState from './EffectState.tsx'
import type { EffectRow } from './effect.ts'

/** The columns of what requests have set going. */
export function useEffectColumns(): Column<EffectRow>[] {
  const { t } = useTranslation()
  return [
    { key: 'topic_name', title: t('flows.effect.topic'), width: 184 },
    { key: 'outcome', title: t('flows.effect.outcome'), width: 216, render: (row) => <EffectOutcome effect={row} /> },
    { key: 'bill_no', title: t('flows.effect.request'), width: 168 },
    { key: 'title', title: t('flows.effect.title'), width: 216 },
    { key: 'flow_name', title: t('flows.name'), width: 160, hidden: true },
    {
      key: 'node_name',
      title: t('flows.effect.by'),
      width: 120,
      render: (row) => row.node_name ?? t('flows.effect.onPass'),
    },
    { key: 'create_time', title: t('flows.effect.begun'), width: 144, render: (row) => minute(row.create_time) },
    { key: 'done_time', title: t('flows.effect.ended'), width: 144, render: (row) => minute(row.done_time) },
    {
      key: 'state',
      title: t('flows.effect.status'),
      width: 136,
      pin: 'right',
      render: (row) => <EffectState effect={row} />,
    },
  ]
}
