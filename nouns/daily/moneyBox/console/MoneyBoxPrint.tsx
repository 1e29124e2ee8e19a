import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import MoneyBoxPaper from './MoneyBoxPaper.tsx'

type Props = { wish: PrintWish; onClose: () => void }

/** Prints the register of escort handovers on A4: a sheet for each outlet and day (domain 4.4). */
export default function MoneyBoxPrint(props: Props) {
  return (
    <RegisterPrint path="MoneyBox/GetPrintList" landscape {...props}>
      {({ bank_name, rows }) =>
        [...Map.groupBy(rows, (row) => `${row.dept_id} ${row.biz_date}`)].map(([key, day]) => (
          <MoneyBoxPaper key={key} bank={bank_name} rows={day} />
        ))
      }
    </RegisterPrint>
  )
}
