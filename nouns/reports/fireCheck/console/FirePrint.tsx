import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import { extinguisher, fireCheck } from '../noun.ts'
import type { FireDetail } from './fireValues.ts'

const tick = (isGood: boolean) => (isGood ? '√' : '×')

/** The fire protection on paper. */
export default function FirePrint({ row }: { row: FireDetail }) {
  const { label, choice } = useNounWords(fireCheck)
  const { label: ofItem } = useNounWords(extinguisher)
  const facts = [
    `${label('hydrant_count')} ${row.hydrant_count ?? ''}`,
    `${label('smoke_test')} ${row.smoke_test === null ? '' : choice('smoke_test', row.smoke_test)}`,
    `${label('light_minutes')} ${row.light_minutes ?? ''}`,
    `${label('exit_signs_ok')} ${tick(row.exit_signs_ok)}`,
    `${label('power_off_ok')} ${tick(row.power_off_ok)}`,
    `${label('fire_lane_ok')} ${tick(row.fire_lane_ok)}`,
    `${label('in_decoration')} ${tick(row.in_decoration)}`,
    `${label('fire_files_ok')} ${tick(row.fire_files_ok)}`,
    `${label('last_maint_date')} ${row.last_maint_date ?? ''}`,
    `${label('maint_company')} ${row.maint_company ?? ''}`,
  ]
  return (
    <>
      <p>{facts.join('　')}</p>
      <PaperTable
        heads={[ofItem('no'), ofItem('kind'), ofItem('place'), ofItem('expire_date'), ofItem('pressure_ok')]}
        widths={[16, 24, 28, 20, 12]}
      >
        {row.extinguishers.map((item) => (
          <tr key={item.no}>
            <td>{item.no}</td>
            <td>{item.kind}</td>
            <td>{item.place}</td>
            <td>{item.expire_date}</td>
            <td>{tick(item.pressure_ok)}</td>
          </tr>
        ))}
      </PaperTable>
    </>
  )
}
