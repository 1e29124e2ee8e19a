import { besideDetails } from '@shouya/console/noun/besideDetails.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { member } from '../noun.ts'
import { isEditable, isNew } from '../rules.ts'
import AgentSelect from './AgentSelect.tsx'
import MemberForm from './MemberForm.tsx'
import MemberMoveForm from './MemberMoveForm.tsx'
import MemberRecord from './MemberRecord.tsx'
import { type MemberRow, memberShape } from './memberList.ts'
import StateTabs from './StateTabs.tsx'
import { useMemberColumns } from './useMemberColumns.tsx'

/** The members of the caller's agents (domain 11.11), by state. */
export default function MemberRegister() {
  const { t } = useTranslation()
  const register = useRegister('Member/GetPageList', memberShape, member.query.sorts)
  const page = useRecordPage(register, 'Member/Get', 'Member/Save')
  const remove = useRemove('Member/Delete')
  const edit = (row: MemberRow) => page.edit(row, (record, onClose) => <MemberForm row={record} onClose={onClose} />)
  const removed = (row: MemberRow) => ({
    text: t('ui.delete'),
    path: 'Member/Delete' as const,
    danger: true,
    onClick: () =>
      remove(row, { title: t('member.removeAsk', { name: row.member_name }), content: t('member.removeSays') }),
  })
  return (
    <>
      <StateTabs register={register} />
      <NounPage
        of={member}
        name="Member.list"
        page={page}
        register={register}
        shape={memberShape}
        columns={useMemberColumns()}
        begin={(row, move) => page.ask((onClose) => <MemberMoveForm row={row} move={move} onClose={onClose} />)}
        called={(row, moves) => (isEditable(row) ? [...moves, edit(row)] : moves)}
        actions={(row, moves, details) => [...besideDetails(moves, details), ...(isNew(row) ? [removed(row)] : [])]}
        fields={
          <>
            <Filter of="member_type" />
            <Filter of="agent_name">
              <AgentSelect placeholder={t('common.all')} />
            </Filter>
            <Form.Item
              name="identity"
              label={t('member.field.identity')}
              rules={[{ pattern: member.fields.identity.pattern, message: t('member.rule.identity') }]}
            >
              <Input allowClear maxLength={member.fields.identity.max} autoComplete="off" />
            </Form.Item>
          </>
        }
        sensitive={{ columns: ['phone_mask', 'identity_mask'], path: 'Member/Reveal' }}
        recycled
        form={(onClose) => <MemberForm onClose={onClose} />}
        detail={(record) => <MemberRecord {...record} />}
      />
    </>
  )
}
