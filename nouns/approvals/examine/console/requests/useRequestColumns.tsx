import { mark } from '@shouya/console/i18n/language.ts'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { request } from '../../../request/noun.ts'
import type { RequestRow } from './requestList.ts'

type Key = keyof typeof request.fields

/** The columns with which every list of requests begins and ends, and the columns between that a list adds. */
export function useRequestColumns<R extends RequestRow>(
  between: readonly Key[],
  own: readonly Column<R>[] = [],
): Column<R>[] {
  const { dict } = request.states
  const columns = useNounColumns<typeof request, R>(request, {
    title: { width: 180 },
    bill_no: { width: 160, hidden: true },
    flow_name: { width: 116 },
    category_name: { width: 104, hidden: true },
    initiator_name: { width: 72 },
    dept_name: { width: 104 },
    // Stored with Chinese separators.
    waits_at: { width: 108, render: (row) => row.waits_at.replaceAll('、', mark('、')) || '-' },
    create_time: { width: 104 },
    submit_time: { width: 104 },
    finish_time: { width: 104 },
    status: {
      width: useStatusWidth(dict, 104),
      pin: 'right',
      render: (row) => <DictTag dict={dict} value={row.status} />,
    },
  })
  const named = (...keys: readonly Key[]) => keys.flatMap((key) => columns.filter((column) => column.key === key))
  return [...named('title', 'bill_no', 'flow_name', 'category_name'), ...own, ...named(...between, 'status')]
}
