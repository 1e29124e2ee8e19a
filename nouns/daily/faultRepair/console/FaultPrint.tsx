import NounBook from '@shouya/console/noun/NounBook.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import type { PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import Waited from '@shouya/console/ui/paper/Waited.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useDuration } from '@shouya/console/ui/useDuration.ts'
import { useTranslation } from 'react-i18next'
import { faultRepair } from '../noun.ts'
import type { FaultDetail } from './faultList.ts'

type Props = { wish: PrintWish; onClose: () => void }

const VOID = faultRepair.states.codes.void

/** Widths in percent of the sheet. */
const widths = [13, 14, 20, 16, 14, 11, 12]

/** Prints the register of faults (domain 4.8). */
export default function FaultPrint(props: Props) {
  const { t } = useTranslation()
  const heads = [
    t('faultRepair.field.bill_no'),
    t('faultRepair.print.device'),
    t('faultRepair.print.fault'),
    t('faultRepair.print.handled'),
    t('faultRepair.print.recovered'),
    t('faultRepair.print.found'),
    t('faultRepair.print.confirmed'),
  ]
  return (
    <NounBook {...props} of={faultRepair} path="FaultRepair/GetPrintList">
      {(day) => (
        <PaperTable heads={heads} widths={widths}>
          {day.map((row) => (
            <Line key={row.id} row={row} />
          ))}
        </PaperTable>
      )}
    </NounBook>
  )
}

function Line({ row }: { row: FaultDetail }) {
  const { t } = useTranslation()
  const device = useDictLabel('device_type')
  const kind = useDictLabel('fault_type')
  const impact = useDictLabel('impact_level')
  const status = useDictLabel('fault_status')
  const down = useDuration()
  const { choice } = useNounWords(faultRepair)
  return (
    <tr className={row.status === VOID ? 'print-void' : undefined}>
      <td>
        {row.bill_no}
        <div>{minute(row.fault_time)}</div>
        <Waited row={row} received={row.create_time} />
        {row.is_backfill && <span className="print-mark">{t('faultRepair.flag.backfill')}</span>}
        {row.status === VOID && <span className="print-mark">{status(row.status)}</span>}
      </td>
      <td>
        {device(row.device_type)} {row.device_name}
        <div>{row.location}</div>
      </td>
      <td>
        {kind(row.fault_type)}
        <div>{row.fault_desc}</div>
        <div>{impact(row.impact)}</div>
        {row.temp_measure && <div>{row.temp_measure}</div>}
      </td>
      <td>
        {choice('handle_mode', row.handle_mode)}
        {row.handle_note && <div>{row.handle_note}</div>}
        {row.handle_result && <div>{row.handle_result}</div>}
      </td>
      <td>
        {row.recover_time === null ? status(row.status) : minute(row.recover_time)}
        <div>{down(row.down_minutes)}</div>
      </td>
      <td>{row.find_user_name}</td>
      <td>{row.recover_sign && <SignView sign={row.recover_sign} />}</td>
    </tr>
  )
}
