import Facts from '@shouya/console/noun/Facts.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import Verdict from '@shouya/console/ui/Verdict.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { member } from '../noun.ts'
import type { MemberMove, MemberRow } from './memberList.ts'

type Props = { row: MemberRow; move: MemberMove; onClose: () => void }

/** A change of a member's state: asking for approval, deciding on it, freezing, canceling. */
export default function MemberMoveForm({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(member)
  const named = move === 'freeze' || move === 'unfreeze' ? { command: move } : {}
  return (
    <MoveForm
      of={member}
      row={row}
      name={`${row.member_no} ${row.member_name}`}
      move={move}
      toBody={(values) => ({ ...named, ...values })}
      refreshes={['Remind']}
      onClose={onClose}
    >
      <div className="ui-wide">
        <Facts
          of={member}
          row={row}
          show={[
            { label: label('agent_name'), value: row.agent_name, wide: true },
            'member_type',
            { label: label('identity'), value: row.identity_mask },
          ]}
        />
        <p className="ui-note">{t(`member.says.${move}`)}</p>
      </div>
      {move === 'audit' && <Decision />}
      {move !== 'audit' && move !== 'apply' && <ReasonItem label={t('member.reason')} />}
    </MoveForm>
  )
}

/** Approved or refused, the latter with an opinion. */
function Decision() {
  const { t } = useTranslation()
  const command = Form.useWatch<'pass' | 'reject' | undefined>('command')
  return (
    <>
      <Form.Item name="command" label={t('member.verdict')} className="ui-wide" rules={[{ required: true }]}>
        <Verdict
          label={t('member.verdict')}
          options={[
            { value: 'pass', label: t('member.pass') },
            { value: 'reject', label: t('member.reject'), bad: true },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="opinion"
        label={t('member.opinion')}
        className="ui-wide"
        rules={[{ required: command === 'reject', min: 2, max: 200, whitespace: true }]}
      >
        <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2 }} />
      </Form.Item>
    </>
  )
}
