import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import PassesPrint from './PassesPrint.tsx'
import RosterPrint from './RosterPrint.tsx'
import './staffPaper.css'

type Props = { wish: PrintWish; passes?: boolean; onClose: () => void }

/** Prints people (domain 3.3): the roster on A4 landscape, or their passes of 86 × 54 mm. */
export default function StaffPrint({ passes = false, ...props }: Props) {
  return (
    <RegisterPrint path="Escort/GetStaffPrintList" landscape={!passes} {...props}>
      {(data) => (passes ? <PassesPrint data={data} /> : <RosterPrint data={data} />)}
    </RegisterPrint>
  )
}
