import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import SignView from '@shouya/console/ui/SignView.tsx'
import { useTranslation } from 'react-i18next'
import { sceneCheck, sceneEquipment, sceneGuard, sceneQuestion } from '../noun.ts'
import type { SceneDetail } from './sceneValues.ts'

/** Guards, equipment, questions and alarm of a report. */
export default function SceneFacts({ row }: { row: SceneDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(sceneCheck)
  const { label: ofGuard } = useNounWords(sceneGuard)
  const { choice } = useNounWords(sceneEquipment)
  const { label: ofQuestion } = useNounWords(sceneQuestion)
  const faults = (guard: SceneDetail['guards'][number]) =>
    [
      !guard.on_time && ofGuard('on_time'),
      !guard.uniform && ofGuard('uniform'),
      !guard.cert_shown && ofGuard('cert_shown'),
      !guard.equipment_ok && ofGuard('equipment_ok'),
      !guard.knows_plan && ofGuard('knows_plan'),
    ]
      .filter((fault) => fault !== false)
      .map((fault) => `× ${fault}`)
      .join(' ')
  return (
    <Facts
      of={sceneCheck}
      row={row}
      show={[
        ...(['cert_shown', 'duty_log', 'alarm_test', 'alarm_seconds'] as const),
        {
          label: t('sceneCheck.guards.title'),
          value: row.guards.map((guard) => <div key={guard.seq}>{`${guard.name} ${faults(guard) || '√'}`}</div>),
          wide: true,
        },
        {
          label: t('sceneCheck.equipment.title'),
          value: row.equipment.map((item) => (
            <div key={item.kind}>{`${choice('kind', item.kind)} ${item.expected}/${item.present}/${item.intact}`}</div>
          )),
          wide: true,
        },
        {
          label: t('sceneCheck.questions.title'),
          value: row.questions.map((asked) => (
            <div key={asked.seq}>
              {`${asked.question} ${asked.answer ?? ''} ${asked.passed ? '√' : `× ${ofQuestion('passed')}`}`}
            </div>
          )),
          wide: true,
        },
        { label: label('guard_staff_name'), value: <SignView sign={row.guard_sign} />, wide: true },
      ]}
    />
  )
}
