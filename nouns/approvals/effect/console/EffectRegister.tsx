import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useEndlessRegister } from '@shouya/console/registers/useEndlessRegister.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../console/requestPaths.ts'
import { effect } from '../noun.ts'
import EffectOutcome from './EffectOutcome.tsx'
import EffectState from './EffectState.tsx'
import { type EffectRow, effectShape, effectStates } from './effect.ts'
import { useEffectMoves } from './useEffectMoves.tsx'

/** The effects of requests outside of approvals, and their results. */
export default function EffectRegister() {
  const { t } = useTranslation()
  const register = useEndlessRegister('OaExamine/GetEffectList', effectShape)
  const columns = useEffectColumns()
  const { ask, dialog } = useDialog()
  const movesOf = useEffectMoves(ask)
  const { data: topics } = useRead('OaFlow/GetTopicList', {}, { staleTime: 5 * 60_000 })
  const open = (row: EffectRow) => openTab(requestPaths.detail(row.instance_id), row.title)
  return (
    <>
      <RegisterPage
        name="Flows.effects"
        register={register}
        shape={effectShape}
        columns={columns}
        onOpen={open}
        actions={(row) => [
          ...movesOf(row),
          { text: t('effect.toRequest'), path: 'OaExamine/Get', onClick: () => open(row) },
        ]}
        hint={t('effect.keywords')}
        fields={
          <>
            <Form.Item name="state" label={t('effect.field.state')}>
              <Select
                allowClear
                placeholder={t('common.all')}
                options={effectStates.map((value) => ({ value, label: t(`effect.state.${value}`) }))}
              />
            </Form.Item>
            <Form.Item name="topic" label={t('effect.field.topic_name')}>
              <Select
                allowClear
                placeholder={t('common.all')}
                showSearch={{ optionFilterProp: 'label' }}
                options={topics?.map(({ topic, name }) => ({ value: topic, label: name })) ?? []}
              />
            </Form.Item>
          </>
        }
        about={t('effect.about')}
      />
      {dialog}
    </>
  )
}

/** The columns of the list of effects. */
function useEffectColumns(): Column<EffectRow>[] {
  const { t } = useTranslation()
  const columns = useNounColumns<typeof effect, EffectRow>(effect, {
    topic_name: { width: 144 },
    bill_no: { width: 168 },
    title: { width: 152 },
    flow_name: { width: 160 },
    node_name: { width: 112, render: (row) => row.node_name ?? t('effect.onPass') },
    create_time: { width: 104 },
    done_time: { width: 104 },
  })
  const more: Column<EffectRow>[] = [
    { key: 'outcome', title: t('effect.outcome'), width: 160, render: (row) => <EffectOutcome effect={row} /> },
    {
      key: 'state',
      title: t('effect.field.state'),
      width: 120,
      pin: 'right',
      render: (row) => <EffectState effect={row} />,
    },
  ]
  const shown = ['topic_name', 'outcome', 'bill_no', 'title', 'create_time', 'done_time', 'state']
  return inOrder([...columns, ...more], shown)
}
