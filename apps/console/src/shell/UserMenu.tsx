import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined'
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined'
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined'
import MessageOutlined from '@ant-design/icons/es/icons/MessageOutlined'
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined'
import UserSwitchOutlined from '@ant-design/icons/es/icons/UserSwitchOutlined'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { hasDuty, useUser } from '../api/account.ts'
import { useMayCall } from '../api/can.ts'
import { useQueue } from '../api/device/queue.ts'
import { mayLose } from '../app/host/leave.ts'
import { signOut } from '../app/host/session.ts'
import { openTab } from '../app/host/tabs/tabs.ts'
import { openDownloads } from '../ui/downloads/openDownloads.ts'
import Face from '../ui/Face.tsx'
import { openAboveForm } from '../ui/page/aboveForm.ts'
import { useConfirm } from '../ui/useConfirm.ts'
import styles from './Header.module.css'
import { openSettings } from './settings/Settings.tsx'

export default function UserMenu() {
  const { t } = useTranslation()
  const user = useUser()
  const { name, dept_name, avatar } = user
  const confirm = useConfirm()
  const waiting = useQueue(({ entries }) => entries.length)
  // Users who decide nothing need no substitute.
  const mayCall = useMayCall()
  const decides = mayCall('OaExamine/GetAuditList') && !hasDuty(user)
  const downloads = {
    key: 'downloads',
    icon: <DownloadOutlined aria-hidden="true" />,
    label: t('shared.downloads.title'),
  }
  const feedback = {
    key: 'feedback',
    icon: <MessageOutlined aria-hidden="true" />,
    label: t('shell.feedback'),
  }
  const items = [
    { key: 'password', icon: <LockOutlined aria-hidden="true" />, label: t('shell.changePassword') },
    ...(decides ? [{ key: 'leave', icon: <UserSwitchOutlined aria-hidden="true" />, label: t('shell.leave') }] : []),
    { key: 'settings', icon: <SettingOutlined aria-hidden="true" />, label: t('shell.setting.title') },
    ...(hasDuty(user) ? [] : [downloads]),
    ...(mayCall('Feedback/Save') && !hasDuty(user) ? [feedback] : []),
    { type: 'divider' as const },
    { key: 'signOut', icon: <LogoutOutlined aria-hidden="true" />, label: t('shell.signOut') },
  ]
  const onClick = async ({ key }: { key: string }) => {
    if (key === 'password') openTab('/dashboard/password')
    else if (key === 'leave') openTab('/dashboard/leave')
    else if (key === 'downloads') openDownloads()
    else if (key === 'settings') openSettings()
    else if (key === 'feedback') openAboveForm('feedback')
    else if (!(await mayLose())) return
    else if (waiting === 0) await signOut()
    else
      confirm(
        { title: t('outbox.signOut', { count: waiting }), content: t('outbox.signOutHint'), danger: true },
        signOut,
      )
  }
  return (
    <Dropdown menu={{ items, onClick }} trigger={['click']} placement="bottomRight">
      <Button type="text" className={styles.user} data-private="" aria-haspopup="menu" title={`${name} · ${dept_name}`}>
        <span className="sr-only">{t('shell.account')}</span>
        <Face name={name} avatar={avatar} size={32} />
        <span className={styles.who}>
          <span>{name}</span>
          <span>{dept_name}</span>
        </span>
      </Button>
    </Dropdown>
  )
}
