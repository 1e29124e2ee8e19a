import { call } from '@shouya/console/api/call.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { fileIds, toFiles } from '@shouya/console/ui/files/FilesField.tsx'
import { enteredOf } from '@shouya/noun/values'
import { useTranslation } from 'react-i18next'
import { agent } from '../noun.ts'
import AgentFields from './AgentFields.tsx'
import type { AgentBody, AgentDetail, AgentValues } from './agentList.ts'

/** The values of the form for an existing agent, without its numbers, which the console does not have. */
const toValues = ({ licence_files, ...row }: AgentDetail): AgentValues => ({
  id: row.id,
  version: row.version,
  ...enteredOf(agent, { ...row, licence_file_ids: toFiles(licence_files) }),
  region_codes: row.region_codes,
})

/** Numbers that were not entered are left out and stay as they are. */
const toBody = (values: AgentValues): AgentBody => ({
  ...values,
  ...enteredOf(agent, values),
  licence_file_ids: fileIds(values.licence_file_ids),
  phone: values.phone || undefined,
  id_card: values.id_card || undefined,
  bank_account: values.bank_account || undefined,
})

const fresh: Partial<AgentValues> = {
  ...{ agent_level: 2, region_codes: [], licence_file_ids: [] },
  ...{ discount_rate: 10_000, commission_rate: 0, credit_limit: 0 },
}

/** Enters an agent, as a draft, or changes its data. */
export default function AgentForm({ row, onClose }: { row?: AgentDetail; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Agent/Save', AgentValues>
      path="Agent/Save"
      title={row ? `${t('agent.edit')} · ${row.agent_code}` : t('agent.addTitle')}
      initial={row ? toValues(row) : fresh}
      toBody={toBody}
      {...(row && { reload: async () => toValues(await call('Agent/Get', { id: row.id })) })}
      onClose={onClose}
    >
      <AgentFields row={row} />
    </FormDrawer>
  )
}
