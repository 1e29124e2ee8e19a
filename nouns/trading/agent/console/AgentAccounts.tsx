import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { Space } from 'antd'
import { useTranslation } from 'react-i18next'
import FirstPassword from '../../../settings/user/console/FirstPassword.tsx'
import { agent } from '../noun.ts'
import AccountForm from './AccountForm.tsx'
import styles from './AgentAccounts.module.css'
import type { AgentDetail } from './agentList.ts'

/** The accounts of an agent's people: new ones, and new first passwords. */
export default function AgentAccounts({ row }: { row: AgentDetail }) {
  const { t } = useTranslation()
  const { ask, dialog } = useDialog()
  const confirm = useConfirm()
  const { data } = useRead('Agent/GetAccountList', { id: row.id })
  const reset = useAction('Agent/ResetPwd')
  const tell = (name: string, password: string) =>
    ask((onClose) => <FirstPassword name={name} password={password} onClose={onClose} />)
  const isApproved = row.status === agent.states.codes.approved
  return (
    <>
      <p className="ui-note">{isApproved ? t('agent.account.hint') : t('agent.account.closed')}</p>
      {isApproved && (
        <OperationButton
          path="Agent/AddAccount"
          type="primary"
          onClick={() => ask((onClose) => <AccountForm row={row} onAdded={tell} onClose={onClose} />)}
        >
          {t('agent.account.add')}
        </OperationButton>
      )}
      {data?.length === 0 && <p className="ui-note">{t('agent.account.none')}</p>}
      <ul className={styles.accounts}>
        {data?.map((account) => (
          <li key={account.id}>
            <div>
              <Space wrap>
                <strong>{account.real_name}</strong>
                {account.username}
                {account.phone}
                <DictTag dict="user_status" value={account.status} />
              </Space>
              <div className="ui-note">
                {account.expire_date && t('agent.account.until', { day: account.expire_date })}{' '}
                {account.last_login_time
                  ? t('agent.account.lastLogin', { time: minute(account.last_login_time) })
                  : t('agent.account.never')}
              </div>
            </div>
            <OperationButton
              path="Agent/ResetPwd"
              size="small"
              onClick={() =>
                confirm(
                  {
                    title: t('agent.account.resetAsk', { name: account.real_name }),
                    content: t('agent.account.resetSays'),
                    danger: false,
                  },
                  async () => tell(account.real_name, (await reset.mutateAsync({ user_id: account.id })).password),
                )
              }
            >
              {t('agent.account.reset')}
            </OperationButton>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}
