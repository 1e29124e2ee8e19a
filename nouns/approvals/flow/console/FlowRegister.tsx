import { AppstoreOutlined } from '@ant-design/icons'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import RecordPage from '@shouya/console/noun/RecordPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import Categories from '@shouya/console/ui/categories/Categories.tsx'
import CategorySelect from '@shouya/console/ui/categories/CategorySelect.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { Button, Form, Select } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import FlowCopy from './FlowCopy.tsx'
import FlowDetail from './FlowDetail.tsx'
import FlowPublish from './FlowPublish.tsx'
import FlowSettings from './FlowSettings.tsx'
import { flowPaths, flowShape, flowSorts, flowStatus, statusNames } from './flowList.ts'
import { useFlowActions } from './useFlowActions.ts'
import { useFlowColumns } from './useFlowColumns.tsx'

/** Flows of approval: what a request of each kind goes through. */
export default function FlowRegister() {
  const { t } = useTranslation()
  const register = useRegister('OaFlow/GetPageList', flowShape, flowSorts)
  const columns = useFlowColumns()
  const page = useRecordPage(register, 'OaFlow/Get', 'OaFlow/Save')
  const fresh = useRef<{ id: number; name: string }>(undefined)
  const actions = useFlowActions({
    publish: ({ id }) => page.ask((onClose) => <FlowPublish id={id} onClose={onClose} />),
    settings: ({ id }) => page.ask((onClose) => <FlowSettings id={id} onClose={onClose} />),
    copy: ({ id, flow_name }) => page.ask((onClose) => <FlowCopy id={id} name={flow_name} onClose={onClose} />),
    open: page.opened.show,
  })
  // After the dialog has gone, which changes this page's address: a tab that opens meanwhile would lose against it.
  const finish = () => {
    page.stopAdding()
    const { current } = fresh
    fresh.current = undefined
    if (current) openTab(flowPaths.design(current.id), t('flows.designOf', { name: current.name }))
  }
  const states = statusNames.map((name) => ({ value: flowStatus[name], label: t(`flows.status.${name}`) }))
  return (
    <RecordPage
      page={page}
      name="Flows.list"
      register={register}
      shape={flowShape}
      columns={columns}
      moves={actions}
      actions={actions}
      hint={t('flows.keywords')}
      about={t('flows.about')}
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
          <Button
            icon={<AppstoreOutlined aria-hidden="true" />}
            onClick={() => page.ask((onClose) => <Categories of="OaExamine" onClose={onClose} />)}
          >
            {t('ui.category.all')}
          </Button>
          <RecycleTool table="appr_flow" refreshes="OaFlow" />
        </>
      }
      add={t('flows.add')}
      form={() => (
        <FlowSettings
          onSaved={(made, name) => {
            fresh.current = { id: made, name }
          }}
          onClose={finish}
        />
      )}
      detail={({ id, beside }) => <FlowDetail id={id} {...beside} />}
    />
  )
}
