import { useTranslation } from 'react-i18next'
import type { Column } from '../../../registers/Column.ts'
import DictTag from '../../../ui/DictTag.tsx'
import EndText from '../../../ui/EndText.tsx'
import { minute } from '../../../ui/text.ts'
import type { RequestRow } from './requestList.ts'

type Key = 'initiator_name' | 'dept_name' | 'waits_at' | 'create_time' | 'submit_time' | 'finish_time'

/** The columns that every list of requests begins and ends with, and those between that it names. */
export function useRequestColumns<R extends RequestRow>(
  between: readonly Key[],
  own: readonly Column<R>[] = [],
): Column<R>[] {
  const { t } = useTranslation()
  const more: Record<Key, Column<R>> = {
    initiator_name: { key: 'initiator_name', title: t('requests.initiator'), width: 80 },
    dept_name: {
      key: 'dept_name',
      title: t('requests.unit'),
      width: 144,
      render: (row) => <EndText text={row.dept_name} />,
    },
    waits_at: { key: 'waits_at', title: t('requests.waitsAt'), width: 128 },
    create_time: {
      key: 'create_time',
      title: t('requests.created'),
      width: 144,
      render: (row) => minute(row.create_time),
    },
    submit_time: {
      key: 'submit_time',
      title: t('requests.submitted'),
      width: 144,
      render: (row) => minute(row.submit_time),
    },
    finish_time: {
      key: 'finish_time',
      title: t('requests.finished'),
      width: 144,
      render: (row) => minute(row.finish_time),
    },
  }
  return [
    { key: 'title', title: t('requests.title'), width: 224 },
    { key: 'bill_no', title: t('requests.number'), width: 168 },
    { key: 'flow_name', title: t('requests.flow'), width: 136 },
    { key: 'category_name', title: t('requests.category'), width: 104, hidden: true },
    ...own,
    ...between.map((key) => more[key]),
    {
      key: 'status',
      title: t('requests.status'),
      width: 128,
      pin: 'right',
      render: (row) => <DictTag dict="examine_status" value={row.status} />,
    },
  ]
}
