import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import Device from '@shouya/console/ui/Device.tsx'
import UnitName from '@shouya/console/ui/UnitName.tsx'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import LogResult from './LogResult.tsx'
import type { LogRow } from './logList.ts'
import { signInText } from './signInText.ts'

/** The columns of the sign-ins: who came from where, and what was wrong. */
export function useSignInColumns(): Column<LogRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const word = useWord()
  const reason = (row: LogRow) => {
    const found = signInText(row).reason
    return found ? word(`settings.log.reasons.${found}`, found) : '-'
  }
  const columns: Column<LogRow>[] = [
    {
      key: 'create_time',
      title: t('settings.log.create_time'),
      width: 112,
      render: (row) => <When at={row.create_time} />,
    },
    { key: 'user_name', title: t('settings.log.user'), width: 88, render: (row) => signInText(row).name ?? '-' },
    { key: 'dept_name', title: t('settings.log.dept'), width: 120, render: (row) => <UnitName name={row.dept_name} /> },
    {
      key: 'action',
      title: t('settings.log.action'),
      width: 80,
      render: (row) => word(`actions.${row.action}`, row.action),
    },
    { key: 'ip', title: t('settings.log.ip'), width: 112 },
    {
      key: 'user_agent',
      title: t('settings.log.device'),
      width: 152,
      render: (row) => (row.user_agent ? <Device userAgent={row.user_agent} /> : '-'),
    },
    { key: 'message', title: t('settings.log.reason'), width: 120, render: reason },
    {
      key: 'result',
      title: t('settings.log.result'),
      width: 92,
      pin: 'right',
      render: (row) => <LogResult row={row} />,
    },
    { key: 'cost_ms', title: t('settings.log.cost'), width: 96, right: true },
    { key: 'request_id', title: t('api.requestId'), width: 200 },
  ]
  return inOrder(columns, [
    'create_time',
    'user_name',
    units.several && 'dept_name',
    'action',
    'ip',
    'user_agent',
    'message',
    'result',
  ])
}
