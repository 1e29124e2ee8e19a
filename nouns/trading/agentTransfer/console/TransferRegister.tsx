import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useTranslation } from 'react-i18next'
import AgentSelect from '../../console/AgentSelect.tsx'
import StateTabs from '../../console/StateTabs.tsx'
import { agentTransfer } from '../noun.ts'
import TransferForm from './TransferForm.tsx'
import TransferMoveForm from './TransferMoveForm.tsx'
import TransferRecord from './TransferRecord.tsx'
import { type TransferMove, type TransferRow, transferShape } from './transferList.ts'
import { useTransferColumns } from './useTransferColumns.tsx'

const { waiting, done, refused, withdrawn } = agentTransfer.states.codes

/** Money of agents in and out, with its tabs by state. */
export default function TransferRegister() {
  const { t } = useTranslation()
  const register = useRegister('Agent/GetTransferPageList', transferShape, agentTransfer.query.sorts)
  const page = useRecordPage(register, 'Agent/GetTransfer', 'Agent/AskTransfer')
  const begin = (row: TransferRow, move: TransferMove) =>
    void page.askWith(row, (record, onClose) => <TransferMoveForm row={record} move={move} onClose={onClose} />)
  return (
    <>
      <StateTabs
        counts="Agent/GetTransferCount"
        dict={agentTransfer.states.dict}
        states={[waiting, done, refused, withdrawn]}
        register={register}
      />
      <NounPage
        of={agentTransfer}
        name="AgentTransfer.list"
        page={page}
        register={register}
        shape={transferShape}
        columns={useTransferColumns()}
        begin={begin}
        fields={
          <>
            <Filter of="create_time" />
            <Filter of="type" />
            <Filter of="agent_name">
              <AgentSelect placeholder={t('common.all')} />
            </Filter>
          </>
        }
        form={(onClose) => <TransferForm onClose={onClose} />}
        detail={(record) => <TransferRecord {...record} />}
      />
    </>
  )
}
