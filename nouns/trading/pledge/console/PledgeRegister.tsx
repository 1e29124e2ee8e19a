import Filter from '@shouya/console/noun/Filter.tsx'
import NounList from '@shouya/console/noun/NounList.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import { useTranslation } from 'react-i18next'
import MemberSelect from '../../console/MemberSelect.tsx'
import { pledge } from '../noun.ts'
import PledgePrint from './PledgePrint.tsx'
import PledgeRecord from './PledgeRecord.tsx'
import { pledgeShape } from './pledgeList.ts'
import { usePledgeColumns } from './usePledgeColumns.tsx'

/** The records of what was paid, refunded, kept and used otherwise of deposits (domain 11.11): read and printed here. */
export default function PledgeRegister() {
  const { t } = useTranslation()
  const register = useRegister('Member/GetCashPledgePageList', pledgeShape, pledge.query.sorts)
  const { id, show, beside } = useOpened(register)
  const printing = usePrinting('Member/GetCashPledgePrintList', register.filters, (print) => <PledgePrint {...print} />)
  return (
    <>
      <NounList
        of={pledge}
        name="CashPledge.list"
        register={register}
        shape={pledgeShape}
        columns={usePledgeColumns()}
        onOpen={show}
        actions={(row) => [{ text: t('ui.details'), path: 'Member/GetCashPledge', onClick: () => show(row) }]}
        batch={printing.batch}
        tools={printing.tool}
        fields={
          <>
            <Filter of="create_time" />
            <Filter of="type" />
            <Filter of="status" />
            <Filter of="pay_type" />
            <Filter of="member_name">
              <MemberSelect placeholder={t('common.all')} />
            </Filter>
          </>
        }
      />
      {printing.sheet}
      {id && <PledgeRecord id={id} moves={() => []} beside={beside} print={printing.one(id)} />}
    </>
  )
}
