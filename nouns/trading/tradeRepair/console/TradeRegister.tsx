import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import FlagSelect from '@shouya/console/ui/FlagSelect.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { tradeRepair } from '../noun.ts'
import RepairFacts from './RepairFacts.tsx'
import ReportFacts from './ReportFacts.tsx'
import RequestForm from './RequestForm.tsx'
import TradeFlow from './TradeFlow.tsx'
import TradePrint from './TradePrint.tsx'
import TradeTabs from './TradeTabs.tsx'
import { tradeShape } from './tradeList.ts'
import { useTradeColumns } from './useTradeColumns.tsx'
import { useTradeMoves } from './useTradeMoves.tsx'

/** Repairs of terminals (domain 11.8). */
export default function TradeRegister() {
  const { t } = useTranslation()
  const register = useRegister('Repair/GetTradePageList', tradeShape, tradeRepair.query.sorts)
  const page = useRecordPage(register, 'Repair/GetTrade', 'Repair/RequestTrade')
  const begin = useTradeMoves(page.ask)
  const printing = usePrinting('Repair/GetTradePrintList', register.filters, (print) => <TradePrint {...print} />)
  return (
    <>
      <TradeTabs register={register} />
      <NounPage
        of={tradeRepair}
        name="TradeRepair.list"
        page={page}
        register={register}
        shape={tradeShape}
        columns={useTradeColumns()}
        begin={begin}
        flags={{
          device_id: t('tradeRepair.field.device_no'),
          member_id: t('tradeRepair.field.member_name'),
          agent_id: t('tradeRepair.field.agent_name'),
        }}
        fields={
          <>
            <Filter of="create_time" />
            <Filter of="urgency" />
            <Form.Item name="unpaid" label={t('tradeRepair.flag.unpaid')}>
              <FlagSelect label={t('tradeRepair.flag.unpaid')} />
            </Form.Item>
          </>
        }
        printing={printing}
        form={(onClose) => <RequestForm onClose={onClose} />}
        detail={(record) => (
          <NounRecord
            {...record}
            of={tradeRepair}
            get="Repair/GetTrade"
            status={(row) => <DictTag dict={tradeRepair.states.dict} value={row.status} />}
            tabs={(row) => {
              const facts = { key: 'facts', label: t('tradeRepair.facts'), children: <ReportFacts row={row} /> }
              const repair = { key: 'repair', label: t('tradeRepair.repair'), children: <RepairFacts row={row} /> }
              const flow = { key: 'flow', label: t('tradeRepair.flowTab'), children: <TradeFlow flow={row.flow} /> }
              return row.accept_time === null ? [facts, flow] : [facts, repair, flow]
            }}
          />
        )}
      />
    </>
  )
}
