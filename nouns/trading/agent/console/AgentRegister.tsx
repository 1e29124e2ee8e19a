import { besideDetails } from '@shouya/console/noun/besideDetails.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import RegionSelect from '@shouya/console/ui/RegionSelect.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import ExpiryFilter from '../../../maintenance/console/ExpiryFilter.tsx'
import { agent } from '../noun.ts'
import AgentForm from './AgentForm.tsx'
import AgentMoveForm from './AgentMoveForm.tsx'
import AgentRecord from './AgentRecord.tsx'
import AgentTabs from './AgentTabs.tsx'
import { type AgentRow, agentShape, isNew, isOpen } from './agentList.ts'
import { useAgentColumns } from './useAgentColumns.tsx'

/** The agents of the trading side (domain 11.2), by state. */
export default function AgentRegister() {
  const { t } = useTranslation()
  const register = useRegister('Agent/GetPageList', agentShape, agent.query.sorts)
  const page = useRecordPage(register, 'Agent/Get', 'Agent/Save')
  const remove = useRemove('Agent/Delete')
  const edit = (row: AgentRow) => page.edit(row, (record, onClose) => <AgentForm row={record} onClose={onClose} />)
  const removal = (row: AgentRow) => ({
    text: t('ui.delete'),
    path: 'Agent/Delete' as const,
    danger: true,
    onClick: () =>
      void remove(row, {
        title: t('agent.removeAsk', { name: row.agent_name }),
        content: t('agent.removeSays'),
      }),
  })
  return (
    <>
      <AgentTabs register={register} />
      <NounPage
        of={agent}
        name="Agent.list"
        page={page}
        register={register}
        shape={agentShape}
        columns={useAgentColumns()}
        begin={(row, move) => page.ask((onClose) => <AgentMoveForm row={row} move={move} onClose={onClose} />)}
        called={(row, moves) => (isOpen(row) ? [...moves, edit(row)] : moves)}
        actions={(row, moves, details) => [...besideDetails(moves, details), ...(isNew(row) ? [removal(row)] : [])]}
        fields={
          <>
            <Filter of="agent_level" />
            <Form.Item name="region" label={t('agent.region')}>
              <RegionSelect placeholder={t('common.all')} />
            </Form.Item>
            <ExpiryFilter label={t('agent.ends')} />
          </>
        }
        sensitive={{ columns: ['phone_mask'], path: 'Agent/Reveal' }}
        recycled
        form={(onClose) => <AgentForm onClose={onClose} />}
        detail={(record) => <AgentRecord {...record} />}
      />
    </>
  )
}
