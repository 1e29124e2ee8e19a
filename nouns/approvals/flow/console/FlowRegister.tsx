import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import CopyForm from '@shouya/console/versions/CopyForm.tsx'
import DraftRegister from '@shouya/console/versions/DraftRegister.tsx'
import { useDraftActions } from '@shouya/console/versions/useDraftActions.ts'
import { useDraftColumns } from '@shouya/console/versions/useDraftColumns.tsx'
import { draftShape } from '@shouya/console/versions/versioned.ts'
import { useTranslation } from 'react-i18next'
import FlowDetail from './FlowDetail.tsx'
import FlowPublish from './FlowPublish.tsx'
import FlowSettings from './FlowSettings.tsx'
import FlowStatus from './FlowStatus.tsx'
import { flowPaths, flowSorts, flows } from './flowList.ts'

/** Flows of approval, one for each kind of request. */
export default function FlowRegister() {
  const { t } = useTranslation()
  const register = useRegister('OaFlow/GetPageList', draftShape, flowSorts)
  const columns = useDraftColumns(flows, (row) => <FlowStatus row={row} />, [
    { key: 'form_name', title: t('flow.field.form_name'), width: 144 },
  ])
  const page = useRecordPage(register, 'OaFlow/Get', 'OaFlow/Save')
  const design = (id: number, name: string) => openTab(flowPaths.design(id), t('versions.designOf', { name }))
  const { drawn, kept, switched } = useDraftActions(flows, {
    design: ({ id, flow_name }) => design(id, flow_name),
    publish: ({ id }) => page.ask((onClose) => <FlowPublish id={id} onClose={onClose} />),
    settings: ({ id }) => page.ask((onClose) => <FlowSettings id={id} onClose={onClose} />),
    copy: ({ id, flow_name }) =>
      page.ask((onClose) => <CopyForm noun={flows} id={id} name={flow_name} onClose={onClose} />),
    open: page.opened.show,
    disableSays: () => t('flow.disableSays'),
    enableSays: t('flow.enableSays'),
    mayDelete: async () => true,
  })
  return (
    <DraftRegister
      noun={flows}
      name="Flows.list"
      register={register}
      page={page}
      columns={columns}
      actions={(row) => [...drawn(row), ...kept(row), ...switched(row)]}
      about={t('flow.about')}
      form={(onSaved, onClose) => <FlowSettings onSaved={onSaved} onClose={onClose} />}
      detail={({ id, beside }) => <FlowDetail id={id} beside={beside} />}
      onDesign={({ id, name }) => design(id, name)}
    />
  )
}
