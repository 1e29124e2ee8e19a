import type { FlowNode } from '@shouya/approvals/definition'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import { useAskedWords } from '../../flow/console/tree/useAskedWords.ts'
import { minutesBetween } from './minutesBetween.ts'
import { type RequestFlow, taskState } from './request.ts'
import { useSpan } from './useSpan.ts'

/** Who was asked at a node with what they did, or who would be asked; and when. */
export default function FlowNodeLines({ node, flow }: { node: FlowNode; flow: RequestFlow }) {
  const { t } = useTranslation()
  const span = useSpan()
  const { asked } = useAskedWords()
  const mark = flow.marks[node.id]
  if (!mark) {
    const step = flow.next.find((one) => one.node === node.id)
    const names = step && asked(step)
    return names ? <span>{names}</span> : undefined
  }
  return (
    <>
      {mark.people.map(({ id, name, status }) => (
        <span key={id}>
          {name}
          {status !== null && ` · ${t(`examine.task.${taskState(status)}`)}`}
          {status === null && node.type !== 'cc' && ` · ${t('examine.type.cc')}`}
        </span>
      ))}
      {mark.fallback && <span className="ui-note">{t(`flows.fellBack.${mark.fallback}`)}</span>}
      {mark.people.length === 0 && mark.how && <span>{t(`examine.how.${mark.how as 'empty'}`)}</span>}
      <span>
        {minute(mark.ended_time ?? mark.opened_time)}
        {mark.ended_time &&
          ` · ${t('examine.took', { span: span(minutesBetween(mark.opened_time, mark.ended_time)) })}`}
      </span>
    </>
  )
}
