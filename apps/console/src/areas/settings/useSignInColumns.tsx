import { useTranslation } from 'react-i18next'
import type { Column } from '../../registers/Column.ts'
import Device from '../../ui/Device.tsx'
import EndText from '../../ui/EndText.tsx'
import { useWord } from '../../ui/useWord.ts'
import LogResult from './LogResult.tsx'
import type { LogRow } from './logList.ts'
import { signInText } from './signInText.ts'

/** The columns of the sign-ins: who came from where, and what was wrong. */
export function useSignInColumns(): Column<LogRow>[] {
  const { t } = useTranslation()
  const word = useWord()
  const reason = (row: LogRow) => {
    const found = signInText(row).reason
    return found ? word(`settings.log.reasons.${found}`, found) : '-'
  }
  return [
    { key: 'create_time', title: t('settings.log.create_time'), width: 152 },
    { key: 'user_name', title: t('settings.log.user'), width: 104, render: (row) => signInText(row).name ?? '-' },
    { key: 'dept_name', title: t('settings.log.dept'), width: 168, render: (row) => <EndText text={row.dept_name} /> },
    {
      key: 'action',
      title: t('settings.log.action'),
      width: 88,
      render: (row) => word(`settings.log.actions.${row.action}`, row.action),
    },
    { key: 'ip', title: t('settings.log.ip'), width: 116 },
    {
      key: 'user_agent',
      title: t('settings.log.device'),
      width: 168,
      render: (row) => (row.user_agent ? <Device userAgent={row.user_agent} /> : '-'),
    },
    { key: 'message', title: t('settings.log.reason'), width: 128, render: reason },
    {
      key: 'result',
      title: t('settings.log.result'),
      width: 104,
      pin: 'right',
      render: (row) => <LogResult row={row} />,
    },
    { key: 'cost_ms', title: t('settings.log.cost'), width: 96, right: true, hidden: true },
    { key: 'request_id', title: t('api.requestId'), width: 200, hidden: true },
  ]
}
