import { mark } from '@shouya/console/i18n/language.ts'
import type { Column } from '@shouya/console/registers/Column.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import UnitName from '@shouya/console/ui/UnitName.tsx'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import type { RequestRow } from './requestList.ts'

type Key = 'initiator_name' | 'dept_name' | 'waits_at' | 'create_time' | 'submit_time' | 'finish_time'

/** The columns that every list of requests begins and ends with, and those between that it names. */
export function useRequestColumns<R extends RequestRow>(
  between: readonly Key[],
  own: readonly Column<R>[] = [],
): Column<R>[] {
  const { t } = useTranslation()
  const more: Record<Key, Column<R>> = {
    initiator_name: { key: 'initiator_name', title: t('requests.initiator'), width: 72 },
    dept_name: {
      key: 'dept_name',
      title: t('requests.unit'),
      width: 104,
      render: (row) => <UnitName name={row.dept_name} />,
    },
    waits_at: {
      key: 'waits_at',
      title: t('requests.waitsAt'),
      width: 108,
      // Kept as Chinese lists are written.
      render: (row) => row.waits_at.replaceAll('、', mark('、')) || '-',
    },
    create_time: {
      key: 'create_time',
      title: t('requests.created'),
      width: 104,
      render: (row) => <When at={row.create_time} />,
    },
    submit_time: {
      key: 'submit_time',
      title: t('requests.submitted'),
      width: 104,
      render: (row) => <When at={row.submit_time} />,
    },
    finish_time: {
      key: 'finish_time',
      title: t('requests.finished'),
      width: 104,
      render: (row) => <When at={row.finish_time} />,
    },
  }
  return [
    { key: 'title', title: t('requests.title'), width: 200 },
    { key: 'bill_no', title: t('requests.number'), width: 160, hidden: true },
    { key: 'flow_name', title: t('requests.flow'), width: 116 },
    { key: 'category_name', title: t('requests.category'), width: 104, hidden: true },
    ...own,
    ...between.map((key) => more[key]),
    {
      key: 'status',
      title: t('requests.status'),
      width: useStatusWidth('examine_status', 104),
      pin: 'right',
      render: (row) => <DictTag dict="examine_status" value={row.status} />,
    },
  ]
}
