import { ClockCircleOutlined } from '@ant-design/icons'
import { Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAskedWords } from '../../flow/console/tree/useAskedWords.ts'
import HappenedItem from './HappenedItem.tsx'
import type { History, Request, RequestFlow } from './request.ts'
import { type Happened, timelineOf, waitingOn } from './timelineOf.ts'
import WaitingItem from './WaitingItem.tsx'

type Props = {
  request: Request
  history: History
  next: RequestFlow['next']
  stopped: RequestFlow['stopped']
  now: string
}

const bad = ['refused', 'terminated']
const good = ['approved']

function colorOf({ type, result, auto }: Happened): string {
  if (auto) return 'gray'
  if (result === 'agreed' || good.includes(type)) return 'green'
  if (result === 'refused' || bad.includes(type)) return 'red'
  if (result === 'returned' || type === 'returned' || type === 'withdrawn') return 'orange'
  return 'blue'
}

/** What happened, who is asked now, and in grey what would follow if everybody agreed. */
export default function ExamineTimeline({ request, history, next, stopped, now }: Props) {
  const { t } = useTranslation()
  const { asked, unable } = useAskedWords()
  const told = timelineOf(history, request.tasks)
  const items = [
    ...told.map((one, at) => ({
      key: one.key,
      color: colorOf(one),
      content: <HappenedItem one={one} begins={one.pass > (told[at - 1]?.pass ?? 1)} />,
    })),
    ...waitingOn(request.tasks).map((waiting) => ({
      key: `waiting ${waiting.node}`,
      color: 'blue',
      icon: <ClockCircleOutlined aria-hidden="true" />,
      content: <WaitingItem waiting={waiting} now={now} />,
    })),
    ...next.map((step) => ({
      key: `next ${step.node}`,
      color: 'gray',
      content: (
        <div className="examine-future">
          <strong>{step.name || t(`examine.type.${step.type as 'cc'}`)}</strong>
          <div>{asked(step) || t(`examine.type.${step.type as 'cc'}`)}</div>
          {step.unable.length > 0 && <div>{unable(step)}</div>}
        </div>
      ),
    })),
    ...(stopped
      ? [
          {
            key: 'stopped',
            color: 'gray',
            content: <div className="examine-future">{t('examine.stopped', { message: stopped.message })}</div>,
          },
        ]
      : []),
  ]
  if (items.length === 0) return <p className="ui-note">{t('examine.noHistory')}</p>
  return <Timeline className="examine-timeline" items={items} />
}
