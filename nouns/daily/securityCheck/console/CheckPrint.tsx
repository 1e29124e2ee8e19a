import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import CheckPaper from './CheckPaper.tsx'

type Props = { wish: PrintWish; onClose: () => void }

/** Prints the register of daily checks on A4: one sheet for each outlet and day (domain 4.2). */
export default function CheckPrint(props: Props) {
  return (
    <RegisterPrint path="SecurityCheck/GetPrintList" {...props}>
      {({ bank_name, rows }) =>
        [...Map.groupBy(rows, (row) => `${row.dept_id} ${row.biz_date}`)].map(([key, day]) => (
          <CheckPaper key={key} bank={bank_name} rows={day} />
        ))
      }
    </RegisterPrint>
  )
}
