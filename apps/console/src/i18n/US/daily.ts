import type { Translation } from '@shouya/contract/translation'
import type CN from '../CN/daily.ts'

export default {
  field: {
    bill_no: 'No.',
    dept_name: 'Outlet',
    dept_id: 'Unit',
    status: 'Status',
    reason: 'Reason',
    remark: 'Remark',
    create_user_name: 'Recorded by',
    create_time: 'Created',
  },
} satisfies Translation<typeof CN>
