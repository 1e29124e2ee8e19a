import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import PaperTable from '@shouya/console/ui/paper/PaperTable.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { sceneCheck, sceneEquipment, sceneGuard, sceneQuestion } from '../noun.ts'
import type { SceneDetail } from './sceneValues.ts'

const tick = (isGood: boolean) => (isGood ? '√' : '×')

/** Guards, equipment, questions and alarm on paper. */
export default function ScenePrint({ row }: { row: SceneDetail }) {
  const { label, choice } = useNounWords(sceneCheck)
  const { label: ofGuard } = useNounWords(sceneGuard)
  const { label: ofEquipment, choice: kindOf } = useNounWords(sceneEquipment)
  const { label: ofQuestion } = useNounWords(sceneQuestion)
  return (
    <>
      <p>
        {[
          row.cert_shown && `${label('cert_shown')} ${row.cert_shown}`,
          row.duty_log && `${label('duty_log')} ${choice('duty_log', row.duty_log)}`,
          row.alarm_test && `${label('alarm_test')} ${choice('alarm_test', row.alarm_test)}`,
          row.alarm_seconds !== null && `${label('alarm_seconds')} ${row.alarm_seconds}`,
        ]
          .filter(Boolean)
          .join('　')}
      </p>
      <PaperTable
        heads={[
          ofGuard('name'),
          ofGuard('on_time'),
          ofGuard('uniform'),
          ofGuard('cert_shown'),
          ofGuard('equipment_ok'),
          ofGuard('knows_plan'),
        ]}
        widths={[25, 15, 15, 15, 15, 15]}
      >
        {row.guards.map((guard) => (
          <tr key={guard.name}>
            <td>{guard.name}</td>
            <td>{tick(guard.on_time)}</td>
            <td>{tick(guard.uniform)}</td>
            <td>{tick(guard.cert_shown)}</td>
            <td>{tick(guard.equipment_ok)}</td>
            <td>{tick(guard.knows_plan)}</td>
          </tr>
        ))}
      </PaperTable>
      <PaperTable
        heads={[ofEquipment('kind'), ofEquipment('expected'), ofEquipment('present'), ofEquipment('intact')]}
        widths={[40, 20, 20, 20]}
      >
        {row.equipment.map((item) => (
          <tr key={item.kind}>
            <td>{kindOf('kind', item.kind)}</td>
            <td>{item.expected}</td>
            <td>{item.present}</td>
            <td>{item.intact}</td>
          </tr>
        ))}
      </PaperTable>
      <PaperTable heads={[ofQuestion('question'), ofQuestion('answer'), ofQuestion('passed')]} widths={[45, 43, 12]}>
        {row.questions.map((asked) => (
          <tr key={asked.question}>
            <td>{asked.question}</td>
            <td>{asked.answer}</td>
            <td>{tick(asked.passed)}</td>
          </tr>
        ))}
      </PaperTable>
      <p>
        {label('guard_staff_name')} {row.guard_staff_name} <SignView sign={row.guard_sign} />
      </p>
    </>
  )
}
