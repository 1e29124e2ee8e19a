import { useUser } from '@shouya/console/api/account.ts'
import { businessTime } from '@shouya/console/api/businessTime.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { usePublic } from '@shouya/console/api/usePublic.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import type { Column } from '@shouya/console/registers/Column.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import FlagSelect from '@shouya/console/ui/FlagSelect.tsx'
import { useOpenedRow } from '@shouya/console/ui/record/useOpenedRow.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import When from '@shouya/console/ui/When.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import LeaveDetail from './LeaveDetail.tsx'
import LeaveForm from './LeaveForm.tsx'
import { type LeaveRow, leaveKind, leaveState } from './leaveState.ts'

const shape = { current: 'flag' } as const
const sorts = ['from_time', 'create_time'] as const

/** Who decides in the user's place, and for whom the user does. */
export default function Leave() {
  const { t } = useTranslation()
  const me = useUser()
  const confirm = useConfirm()
  const timezone = usePublic()?.timezone
  const register = useRegister('Leave/GetPageList', shape, sorts)
  const [adding, setAdding] = useAdding('Leave/Save')
  const opened = useOpenedRow(register)
  const revoke = useAction('Leave/Revoke')
  const now = businessTime(new Date(), timezone)
  const name = (person: LeaveRow['user']) => (person.id === me.id ? t('requests.leave.own') : person.name)
  const columns: Column<LeaveRow>[] = [
    { key: 'substitute', title: t('requests.leave.substitute'), width: 96, render: (row) => name(row.substitute) },
    { key: 'user', title: t('requests.leave.user'), width: 96, render: (row) => name(row.user) },
    {
      key: 'from_time',
      title: t('requests.leave.from'),
      width: 112,
      sort: true,
      render: (row) => <When at={row.from_time} />,
    },
    { key: 'to_time', title: t('requests.leave.to'), width: 112, render: (row) => <When at={row.to_time} /> },
    {
      key: 'flows',
      title: t('requests.leave.flows'),
      width: 176,
      render: ({ flows }) => flows.map(({ flow_name }) => flow_name).join(mark('、')) || t('requests.leave.allFlows'),
    },
    { key: 'remark', title: t('requests.leave.remark'), width: 136 },
    {
      key: 'state',
      title: t('requests.leave.state'),
      width: 100,
      pin: 'right',
      render: (row) => {
        const state = leaveState(row, now)
        return <StatusTag kind={leaveKind[state]}>{t(`requests.leave.${state}`)}</StatusTag>
      },
    },
  ]
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
                  text: t('requests.leave.revoke'),
                  path: 'Leave/Revoke',
                  danger: true,
                  onClick: () =>
                    confirm(
                      {
                        title: t('requests.leave.revokeAsk', { name: substitute.name }),
                        content: t('requests.leave.revokeSays'),
                        danger: true,
                      },
                      () => revoke.mutateAsync({ id, version }),
                    ),
                },
              ]
            : []
        }
        hint={t('requests.leave.keywords')}
        add={{ path: 'Leave/Save', text: t('requests.leave.add'), onClick: () => setAdding(true) }}
        fields={
          <Form.Item name="current" label={t('requests.leave.state')}>
            <FlagSelect label={t('requests.leave.currentOnly')} />
          </Form.Item>
        }
        about={t('requests.leave.about')}
      />
      {opened.row && <LeaveDetail key={opened.row.id} row={opened.row} {...opened.beside} />}
      {adding && <LeaveForm onClose={() => setAdding(false)} />}
    </>
  )
}
