import Filter from '@shouya/console/noun/Filter.tsx'
import NounList from '@shouya/console/noun/NounList.tsx'
import { useEndlessRegister } from '@shouya/console/registers/useEndlessRegister.ts'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import { ledgerEvents } from '@shouya/contract/ledger'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useEventWord } from '../../console/useEventWord.ts'
import { ledger } from '../noun.ts'
import TxnRecord from './TxnRecord.tsx'
import { txnShape } from './txnList.ts'
import { useTxnColumns } from './useTxnColumns.tsx'
import VoucherPrint from './VoucherPrint.tsx'

/** The transactions of the ledger, newest first. */
export default function TxnRegister() {
  const { t } = useTranslation()
  const eventWord = useEventWord()
  const register = useEndlessRegister('Ledger/GetPageList', txnShape)
  const opened = useOpened(register)
  const printing = usePrinting('Ledger/GetPrintList', register.filters, (print) => <VoucherPrint {...print} />)
  return (
    <>
      <NounList
        of={ledger}
        name="Ledger.list"
        register={register}
        shape={txnShape}
        columns={useTxnColumns()}
        onOpen={opened.show}
        actions={(row) => [{ text: t('ui.details'), path: 'Ledger/Get', onClick: () => opened.show(row) }]}
        batch={printing.batch}
        tools={printing.tool}
        flags={{ biz_id: t('ledger.byRecord'), biz_type: t('ledger.record') }}
        fields={
          <>
            <Filter of="occur_time" />
            <Filter of="event">
              <Select
                allowClear
                placeholder={t('common.all')}
                options={ledgerEvents.map((value) => ({ value, label: eventWord(value) }))}
                showSearch={{ optionFilterProp: 'label' }}
              />
            </Filter>
          </>
        }
      />
      {printing.sheet}
      {opened.id && <TxnRecord key={opened.id} id={opened.id} beside={opened.beside} print={printing.one(opened.id)} />}
    </>
  )
}
