import { AppstoreOutlined } from '@ant-design/icons'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import Categories from '@shouya/console/ui/categories/Categories.tsx'
import CategorySelect from '@shouya/console/ui/categories/CategorySelect.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { Button, Form, Select } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import FlowCopy from './FlowCopy.tsx'
import FlowDetail from './FlowDetail.tsx'
import FlowPublish from './FlowPublish.tsx'
import FlowSettings from './FlowSettings.tsx'
import { type FlowRow, flowPaths, flowShape, flowSorts, flowStatus, statusNames } from './flowList.ts'
import { useFlowActions } from './useFlowActions.ts'
import { useFlowColumns } from './useFlowColumns.tsx'

type Door = { kind: 'publish' | 'settings' | 'copy'; row: FlowRow }

/** Flows of approval: what a request of each kind goes through. */
export default function FlowRegister() {
  const { t } = useTranslation()
  const register = useRegister('OaFlow/GetPageList', flowShape, flowSorts)
  const columns = useFlowColumns()
  const [adding, setAdding] = useAdding('OaFlow/Save')
  const [door, setDoor] = useState<Door>()
  const [sorting, setSorting] = useState(false)
  const opened = useOpened(register)
  const fresh = useRef<{ id: number; name: string }>(undefined)
  const through = (kind: Door['kind']) => (row: FlowRow) => setDoor({ kind, row })
  const shut = () => setDoor(undefined)
  const actions = useFlowActions({
    publish: through('publish'),
    settings: through('settings'),
    copy: through('copy'),
    open: opened.show,
  })
  // After the dialog has gone, which changes this page's address: a tab that opens meanwhile would lose against it.
  const finish = () => {
    setAdding(false)
    const { current } = fresh
    fresh.current = undefined
    if (current) openTab(flowPaths.design(current.id), t('flows.designOf', { name: current.name }))
  }
  const states = statusNames.map((name) => ({ value: flowStatus[name], label: t(`flows.status.${name}`) }))
  return (
    <>
      <RegisterPage
        name="Flows.list"
        register={register}
        shape={flowShape}
        columns={columns}
        onOpen={opened.show}
        actions={actions}
        hint={t('flows.keywords')}
        about={t('flows.about')}
        add={{ path: 'OaFlow/Save', text: t('flows.add'), onClick: () => setAdding(true) }}
        fields={
          <>
            <Form.Item name="category_id" label={t('flows.category')}>
              <CategorySelect of="OaExamine" every />
            </Form.Item>
            <Form.Item name="status" label={t('flows.state')}>
              <Select mode="multiple" allowClear placeholder={t('common.all')} options={states} />
            </Form.Item>
          </>
        }
        tools={
          <>
            <Button icon={<AppstoreOutlined aria-hidden="true" />} onClick={() => setSorting(true)}>
              {t('ui.category.all')}
            </Button>
            <RecycleTool table="appr_flow" refreshes="OaFlow" />
          </>
        }
      />
      {adding && (
        <FlowSettings
          onSaved={(made, name) => {
            fresh.current = { id: made, name }
          }}
          onClose={finish}
        />
      )}
      {door?.kind === 'settings' && <FlowSettings id={door.row.id} onClose={shut} />}
      {door?.kind === 'publish' && <FlowPublish id={door.row.id} onClose={shut} />}
      {door?.kind === 'copy' && <FlowCopy id={door.row.id} name={door.row.flow_name} onClose={shut} />}
      {sorting && <Categories of="OaExamine" onClose={() => setSorting(false)} />}
      {opened.id && <FlowDetail id={opened.id} {...opened.beside} />}
    </>
  )
}
