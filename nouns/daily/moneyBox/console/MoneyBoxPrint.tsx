import NounBook from '@shouya/console/noun/NounBook.tsx'
import type { PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { moneyBox } from '../noun.ts'
import MoneyBoxPrintTable from './MoneyBoxPrintTable.tsx'

type Props = { wish: PrintWish; onClose: () => void }

/** Prints the register of escort handovers on A4: a sheet for each outlet and day (domain 4.4). */
export default function MoneyBoxPrint(props: Props) {
  return (
    <NounBook {...props} of={moneyBox} path="MoneyBox/GetPrintList">
      {(day) => <MoneyBoxPrintTable rows={day} />}
    </NounBook>
  )
}
