import { besideDetails } from '@shouya/console/noun/besideDetails.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { useTranslation } from 'react-i18next'
import ExpiryFilter from '../../../maintenance/console/ExpiryFilter.tsx'
import AgentSelect from '../../console/AgentSelect.tsx'
import { agentProduct } from '../noun.ts'
import AgentProductForm from './AgentProductForm.tsx'
import AgentProductMoveForm from './AgentProductMoveForm.tsx'
import AgentProductRecord from './AgentProductRecord.tsx'
import { type AgentProductRow, agentProductShape } from './agentProductList.ts'
import { useAgentProductColumns } from './useAgentProductColumns.tsx'

const { pending, ended } = agentProduct.states.codes

/** What agents may order, at which price and how much of it (domain 11.4). */
export default function AgentProductRegister() {
  const { t } = useTranslation()
  const register = useRegister('AgentProduct/GetPageList', agentProductShape, agentProduct.query.sorts)
  const page = useRecordPage(register, 'AgentProduct/Get', 'AgentProduct/Save')
  const remove = useRemove('AgentProduct/Delete')
  const edit = (row: AgentProductRow) =>
    page.edit(row, (record, onClose) => <AgentProductForm row={record} onClose={onClose} />)
  const removal = (row: AgentProductRow) => ({
    text: t('ui.delete'),
    path: 'AgentProduct/Delete' as const,
    danger: true,
    onClick: () =>
      void remove(row, {
        title: t('agentProduct.removeAsk', { name: `${row.agent_name} ${row.product_name}` }),
        content: t('agentProduct.removeSays'),
      }),
  })
  return (
    <NounPage
      of={agentProduct}
      name="AgentProduct.list"
      page={page}
      register={register}
      shape={agentProductShape}
      columns={useAgentProductColumns()}
      begin={(row, move) => page.ask((onClose) => <AgentProductMoveForm row={row} move={move} onClose={onClose} />)}
      called={(row, moves) => (row.status === ended ? moves : [...moves, edit(row)])}
      actions={(row, moves, details) => [
        ...besideDetails(moves, details),
        ...(row.status === pending ? [removal(row)] : []),
      ]}
      fields={
        <>
          <Filter of="status" />
          <Filter of="agent_name">
            <AgentSelect placeholder={t('common.all')} />
          </Filter>
          <ExpiryFilter label={t('agentProduct.ends')} />
        </>
      }
      recycled
      form={(onClose) => <AgentProductForm onClose={onClose} />}
      detail={(record) => <AgentProductRecord {...record} />}
    />
  )
}
