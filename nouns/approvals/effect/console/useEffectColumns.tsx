import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import EffectOutcome from './EffectOutcome.tsx'
import EffectState from './EffectState.tsx'
import type { EffectRow } from './effect.ts'

/** The columns of what requests have set going. */
export function useEffectColumns(): Column<EffectRow>[] {
  const { t } = useTranslation()
  const columns: Column<EffectRow>[] = [
    { key: 'topic_name', title: t('flows.effect.topic'), width: 144 },
    { key: 'outcome', title: t('flows.effect.outcome'), width: 160, render: (row) => <EffectOutcome effect={row} /> },
    { key: 'bill_no', title: t('flows.effect.request'), width: 168 },
    { key: 'title', title: t('flows.effect.title'), width: 152 },
    { key: 'flow_name', title: t('versions.field.flow_name'), width: 160 },
    {
      key: 'node_name',
      title: t('flows.effect.by'),
      width: 112,
      render: (row) => row.node_name ?? t('flows.effect.onPass'),
    },
    { key: 'create_time', title: t('flows.effect.begun'), width: 104, render: (row) => <When at={row.create_time} /> },
    { key: 'done_time', title: t('flows.effect.ended'), width: 104, render: (row) => <When at={row.done_time} /> },
    {
      key: 'state',
      title: t('flows.effect.status'),
      width: 120,
      pin: 'right',
      render: (row) => <EffectState effect={row} />,
    },
  ]
  return inOrder(columns, ['topic_name', 'outcome', 'bill_no', 'title', 'create_time', 'done_time', 'state'])
}
