import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useEndlessRegister } from '@shouya/console/registers/useEndlessRegister.ts'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../../console/requestPaths.ts'
import { request, requestStates } from '../../../request/noun.ts'
import RequestFilters from './RequestFilters.tsx'
import { draftShape, type StartedRow } from './requestList.ts'
import { useSummaryColumn } from './Summary.tsx'
import { useOwnActions } from './useOwnActions.ts'

const fixed = { status: [requestStates.draft] }
const none = () => undefined

/** The user's drafts. */
export default function DraftRegister({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation()
  const register = useEndlessRegister('OaExamine/GetPageList', draftShape, fixed)
  const actions = useOwnActions(none)
  const columns = useNounColumns<typeof request, StartedRow>(request, {
    flow_name: { width: 256 },
    category_name: { width: 144 },
    create_time: { width: 160 },
  })
  return (
    <RegisterPage
      name="Requests.drafts"
      register={register}
      shape={draftShape}
      columns={columns.toSpliced(1, 0, { ...useSummaryColumn<StartedRow>(), width: 256 })}
      onOpen={({ id, title }) => openTab(requestPaths.edit(id), title)}
      actions={actions}
      hint={t('request.field.flow_name')}
      fields={<RequestFilters days={t('request.field.create_time')} />}
      add={{ path: 'OaExamine/Add', text: t('request.new'), onClick: onNew }}
      about={t('request.aboutDrafts')}
    />
  )
}
