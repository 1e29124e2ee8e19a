import { useUser } from '@shouya/console/api/account.ts'
import { businessTime } from '@shouya/console/api/businessTime.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { usePublic } from '@shouya/console/api/usePublic.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import FlagSelect from '@shouya/console/ui/FlagSelect.tsx'
import { useOpenedRow } from '@shouya/console/ui/record/useOpenedRow.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { leave } from '../noun.ts'
import LeaveDetail from './LeaveDetail.tsx'
import LeaveForm from './LeaveForm.tsx'
import { type LeaveRow, leaveKind, leaveState } from './leaveState.ts'

const shape = { current: 'flag' } as const
const sorts = ['from_time', 'create_time'] as const

/** The user's leaves with their substitutes, and those in which the user is the substitute. */
export default function Leave() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const register = useRegister('Leave/GetPageList', shape, sorts)
  const [adding, setAdding] = useAdding('Leave/Save')
  const opened = useOpenedRow(register)
  const revoke = useAction('Leave/Revoke')
  const now = businessTime(new Date(), usePublic()?.timezone)
  const columns = useLeaveColumns(now)
  return (
    <>
      <RegisterPage
        name="Leave.own"
        register={register}
        shape={shape}
        columns={columns}
        onOpen={opened.show}
        actions={({ id, version, allowed, substitute, to_time }) =>
          allowed.includes('revoke') && to_time > now
            ? [
                {
                  text: t('leave.revoke'),
                  path: 'Leave/Revoke',
                  danger: true,
                  onClick: () =>
                    confirm(
                      {
                        title: t('leave.revokeAsk', { name: substitute.name }),
                        content: t('leave.revokeSays'),
                        danger: true,
                      },
                      () => revoke.mutateAsync({ id, version }),
                    ),
                },
              ]
            : []
        }
        hint={t('leave.keywords')}
        add={{ path: 'Leave/Save', text: t('leave.add'), onClick: () => setAdding(true) }}
        fields={
          <Form.Item name="current" label={t('leave.field.state')}>
            <FlagSelect label={t('leave.currentOnly')} />
          </Form.Item>
        }
        about={t('leave.about')}
      />
      {opened.row && <LeaveDetail key={opened.row.id} row={opened.row} {...opened.beside} />}
      {adding && <LeaveForm onClose={() => setAdding(false)} />}
    </>
  )
}

function useLeaveColumns(now: string): Column<LeaveRow>[] {
  const { t } = useTranslation()
  const me = useUser()
  const name = (person: LeaveRow['user']) => (person.id === me.id ? t('leave.own') : person.name)
  const columns = useNounColumns<typeof leave, LeaveRow>(leave, {
    substitute: { width: 96, render: (row) => name(row.substitute) },
    user: { width: 96, render: (row) => name(row.user) },
    from_time: { width: 112, sort: true },
    to_time: { width: 112 },
    flows: {
      width: 176,
      render: ({ flows }) => flows.map(({ flow_name }) => flow_name).join(mark('、')) || t('leave.allFlows'),
    },
    remark: { width: 136 },
  })
  return [
    ...columns,
    {
      key: 'state',
      title: t('leave.field.state'),
      width: 100,
      pin: 'right',
      render: (row) => {
        const state = leaveState(row, now)
        return <StatusTag kind={leaveKind[state]}>{t(`leave.state.${state}`)}</StatusTag>
      },
    },
  ]
}
