import { useTranslation } from 'react-i18next'
import type { Column } from '../../registers/Column.ts'
import DictText from '../../ui/DictText.tsx'
import EndText from '../../ui/EndText.tsx'
import { useActionWord } from '../../ui/useActionWord.ts'
import LogResult from './LogResult.tsx'
import type { LogRow } from './logList.ts'

/** The columns of the log, newest first. */
export function useLogColumns(): Column<LogRow>[] {
  const { t } = useTranslation()
  const actionWord = useActionWord()
  return [
    { key: 'create_time', title: t('settings.log.create_time'), width: 152 },
    {
      key: 'log_type',
      title: t('settings.log.log_type'),
      width: 88,
      render: (row) => <DictText dict="log_type" value={row.log_type} />,
    },
    { key: 'user_name', title: t('settings.log.user'), width: 76 },
    { key: 'dept_name', title: t('settings.log.dept'), width: 144, render: (row) => <EndText text={row.dept_name} /> },
    {
      key: 'action',
      title: t('settings.log.action'),
      width: 132,
      render: (row) => actionWord(row.action),
    },
    { key: 'bill_no', title: t('settings.log.bill_no'), width: 158 },
    {
      key: 'result',
      title: t('settings.log.result'),
      width: 104,
      pin: 'right',
      render: (row) => <LogResult row={row} />,
    },
    { key: 'ip', title: t('settings.log.ip'), width: 116 },
    { key: 'cost_ms', title: t('settings.log.cost'), width: 96, right: true, hidden: true },
    { key: 'target_table', title: t('settings.log.target'), width: 128, hidden: true },
    { key: 'request_id', title: t('api.requestId'), width: 200, hidden: true },
  ]
}
