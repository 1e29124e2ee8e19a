import { useRead } from '@shouya/console/api/useRead.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useEndlessRegister } from '@shouya/console/registers/useEndlessRegister.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../console/requestPaths.ts'
import { type EffectRow, effectShape, effectStates } from './effect.ts'
import { useEffectColumns } from './useEffectColumns.tsx'
import { useEffectMoves } from './useEffectMoves.tsx'

/** What requests have set going outside, and what became of it. */
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
          { text: t('flows.effect.toRequest'), path: 'OaExamine/Get', onClick: () => open(row) },
        ]}
        hint={t('flows.effect.keywords')}
        fields={
          <>
            <Form.Item name="state" label={t('flows.effect.status')}>
              <Select
                allowClear
                placeholder={t('common.all')}
                options={effectStates.map((value) => ({ value, label: t(`flows.effect.state.${value}`) }))}
              />
            </Form.Item>
            <Form.Item name="topic" label={t('flows.effect.topic')}>
              <Select
                allowClear
                placeholder={t('common.all')}
                showSearch={{ optionFilterProp: 'label' }}
                options={topics?.map(({ topic, name }) => ({ value: topic, label: name })) ?? []}
              />
            </Form.Item>
          </>
        }
        about={t('flows.effect.about')}
      />
      {dialog}
    </>
  )
}
