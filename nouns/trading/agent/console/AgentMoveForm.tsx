import { useRead } from '@shouya/console/api/useRead.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import Verdict from '@shouya/console/ui/Verdict.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { agent } from '../noun.ts'
import AgentOverlaps from './AgentOverlaps.tsx'
import type { AgentMove, AgentRow } from './agentList.ts'

type Props = { row: AgentRow; move: AgentMove; onClose: () => void }

/** The fields of the body of each move. */
function bodyOf(move: AgentMove, { command, opinion, reason }: Record<string, unknown>) {
  switch (move) {
    case 'submit':
      return {}
    case 'audit':
    case 'end':
      return { command, opinion: opinion ?? '' }
    case 'askEnd':
      return { reason }
    default:
      return { command: move, reason }
  }
}

/** A move of an agent: submission, approval, disabling, the end of its contract. */
export default function AgentMoveForm({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <MoveForm
      of={agent}
      row={row}
      name={row.agent_name}
      move={move}
      toBody={(values) => bodyOf(move, values)}
      refreshes={['Remind', 'AgentProduct']}
      onClose={onClose}
    >
      <div className="ui-wide">
        <Facts of={agent} row={row} show={['agent_level', 'parent_name', 'region_names', 'contract_end', 'balance']} />
        {move === 'audit' && <Shared id={row.id} />}
        <p className="ui-note">{t(`agent.says.${move}`)}</p>
      </div>
      {move === 'audit' || move === 'end' ? <Decision move={move} /> : null}
      {move !== 'audit' && move !== 'end' && move !== 'submit' && <ReasonItem label={t('agent.reason')} />}
    </MoveForm>
  )
}

/** Whose regions it shares, for whoever decides. */
function Shared({ id }: { id: number }) {
  const { data } = useRead('Agent/Get', { id })
  return data ? <AgentOverlaps overlaps={data.overlaps} /> : null
}

function Decision({ move }: { move: 'audit' | 'end' }) {
  const { t } = useTranslation()
  const command = Form.useWatch<string | undefined>('command')
  const words =
    move === 'audit' ? (['agent.pass', 'agent.reject'] as const) : (['agent.confirmEnd', 'agent.refuseEnd'] as const)
  return (
    <>
      <Form.Item name="command" label={t('agent.verdict')} className="ui-wide" rules={[{ required: true }]}>
        <Verdict
          label={t('agent.verdict')}
          options={[
            { value: 'pass', label: t(words[0]) },
            { value: 'reject', label: t(words[1]), bad: true },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="opinion"
        label={t('agent.opinion')}
        className="ui-wide"
        extra={t('agent.opinionHint')}
        rules={[{ required: command === 'reject', min: command === 'reject' ? 5 : 0, max: 200, whitespace: true }]}
      >
        <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2 }} />
      </Form.Item>
    </>
  )
}
