import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DaySheets from '@shouya/console/ui/paper/DaySheets.tsx'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { useTranslation } from 'react-i18next'
import { moneyBox } from '../noun.ts'
import MoneyBoxPrintTable from './MoneyBoxPrintTable.tsx'

type Props = { wish: PrintWish; onClose: () => void }

/** Prints the register of escort handovers on A4: a sheet for each outlet and day (domain 4.4). */
export default function MoneyBoxPrint(props: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(moneyBox)
  return (
    <RegisterPrint path="MoneyBox/GetPrintList" landscape {...props}>
      {({ bank_name, rows }) => (
        <DaySheets
          title={`${bank_name} ${t('moneyBox.book')}`}
          route={moneyBox.route}
          rows={rows}
          head={(first, day) => (
            <>
              <span>
                {label('dept_name')} {first.dept_name}
              </span>
              <span>
                {label('biz_date')} {first.biz_date}
              </span>
              <span>{day.length === 1 && first.bill_no}</span>
            </>
          )}
        >
          {(day) => <MoneyBoxPrintTable rows={day} />}
        </DaySheets>
      )}
    </RegisterPrint>
  )
}
