import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import Device from '@shouya/console/ui/Device.tsx'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { useTranslation } from 'react-i18next'
import { log } from '../noun.ts'
import LogResult from './LogResult.tsx'
import type { LogRow } from './logList.ts'
import { signInText } from './signInText.ts'

/** The columns of the sign-ins: who came from where, and what was wrong. */
export function useSignInColumns(): Column<LogRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const word = useWord()
  const reason = (row: LogRow) => {
    const key = signInText(row).reason
    return key ? word(`log.reasons.${key}`, key) : '-'
  }
  const columns = useNounColumns<typeof log, LogRow>(log, {
    create_time: { width: 112 },
    user_name: { width: 88, render: (row) => signInText(row).name ?? '-' },
    dept_name: { width: 120 },
    action: { width: 80, render: (row) => word(`actions.${row.action}`, row.action) },
    ip: { width: 112 },
    user_agent: {
      title: t('log.signInDevice'),
      width: 152,
      render: (row) => (row.user_agent ? <Device userAgent={row.user_agent} /> : '-'),
    },
    message: { title: t('log.reason'), width: 120, render: reason },
    result: { width: 92, pin: 'right', render: (row) => <LogResult row={row} /> },
    cost_ms: { width: 96 },
    request_id: { width: 200 },
  })
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
