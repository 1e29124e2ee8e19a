import { call } from '@shouya/console/api/call.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { enteredOf } from '@shouya/noun/values'
import { useTranslation } from 'react-i18next'
import { agentProduct } from '../noun.ts'
import AgentProductFields from './AgentProductFields.tsx'
import type { AgentProductDetail, AgentProductValues } from './agentProductList.ts'

const toValues = (row: AgentProductDetail): AgentProductValues => ({
  id: row.id,
  version: row.version,
  ...enteredOf(agentProduct, row),
})

/** Enters a product of an agent, or changes its price, number and time. */
export default function AgentProductForm({ row, onClose }: { row?: AgentProductDetail; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'AgentProduct/Save', AgentProductValues>
      path="AgentProduct/Save"
      title={row ? `${t('agentProduct.edit')} · ${row.agent_name}` : t('agentProduct.addTitle')}
      initial={row ? toValues(row) : {}}
      toBody={(values) => ({ ...values, ...enteredOf(agentProduct, values) })}
      {...(row && { reload: async () => toValues(await call('AgentProduct/Get', { id: row.id })) })}
      onClose={onClose}
    >
      <AgentProductFields isNew={!row} />
    </FormDrawer>
  )
}
