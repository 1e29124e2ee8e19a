import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import Words from '@shouya/console/ui/Words.tsx'
import { useTranslation } from 'react-i18next'
import { vendorBinding } from '../noun.ts'
import type { BindingRow } from './bindingList.ts'

const { ended } = vendorBinding.states.codes

/** The columns of the list, of its export and of its cards. */
export function useBindingColumns(): Column<BindingRow>[] {
  const { t } = useTranslation()
  const { choice } = useNounWords(vendorBinding)
  const columns = useNounColumns<typeof vendorBinding, BindingRow>(vendorBinding, {
    dept_name: { width: 160 },
    device_type: { width: 120 },
    company_name: { width: 184, render: (row) => <Words text={row.company_name} /> },
    priority: { width: 72 },
    contact_name: { width: 96 },
    begin_date: { width: 108, sort: true },
    end_date: { width: 108, sort: true },
    status: {
      width: 112,
      pin: 'right',
      render: (row) => (
        <StatusTag kind={row.status === ended ? 'void' : row.idle ? 'overdue' : 'done'}>
          {row.idle ? t('vendorBinding.flag.idle') : choice('status', row.status)}
        </StatusTag>
      ),
    },
    create_user_name: { width: 96 },
    create_time: { width: 136, sort: true },
  })
  return inOrder(columns, ['dept_name', 'device_type', 'company_name', 'priority', 'begin_date', 'end_date', 'status'])
}
