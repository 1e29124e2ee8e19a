import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import UnitName from '@shouya/console/ui/UnitName.tsx'
import { useActionWord } from '@shouya/console/ui/useActionWord.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import LogResult from './LogResult.tsx'
import type { LogRow } from './logList.ts'

/** The columns of the log, newest first. */
export function useLogColumns(): Column<LogRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const actionWord = useActionWord()
  const columns: Column<LogRow>[] = [
    {
      key: 'create_time',
      title: t('settings.log.create_time'),
      width: 112,
      render: (row) => <When at={row.create_time} />,
    },
    {
      key: 'log_type',
      title: t('settings.log.log_type'),
      width: 80,
      render: (row) => <DictText dict="log_type" value={row.log_type} />,
    },
    { key: 'user_name', title: t('settings.log.user'), width: 76 },
    { key: 'dept_name', title: t('settings.log.dept'), width: 120, render: (row) => <UnitName name={row.dept_name} /> },
    {
      key: 'action',
      title: t('settings.log.action'),
      width: 136,
      render: (row) => actionWord(row.action),
    },
    { key: 'bill_no', title: t('settings.log.bill_no'), width: 160 },
    {
      key: 'result',
      title: t('settings.log.result'),
      width: 92,
      pin: 'right',
      render: (row) => <LogResult row={row} />,
    },
    { key: 'ip', title: t('settings.log.ip'), width: 112 },
    { key: 'cost_ms', title: t('settings.log.cost'), width: 96, right: true },
    { key: 'target_table', title: t('settings.log.target'), width: 128 },
    { key: 'request_id', title: t('api.requestId'), width: 200 },
  ]
  return inOrder(columns, [
    'create_time',
    'log_type',
    'user_name',
    units.several && 'dept_name',
    'action',
    'bill_no',
    'ip',
    'result',
  ])
}
