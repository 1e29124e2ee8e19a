import { exporter } from '@shouya/server/registers/exporter.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import { GetPageList } from '../contract.ts'
import { conditions } from './actions.ts'
import { selectKeys } from './rows.ts'

export const keyLedgerExporter = exporter({
  title: 'export.KeyLedger',
  query: GetPageList.in,
  columns: {
    key_no: 'text',
    key_name: 'text',
    dept_name: 'text',
    key_type: { dict: 'key_type' },
    copy_type: { dict: 'copy_type' },
    position: { dict: 'key_position' },
    holder_user_name: 'text',
    seal_no: 'text',
    seal_place: 'text',
    has_password: 'bool',
    password_holder_user_name: 'text',
    password_change_date: 'text',
    next_change_date: 'text',
    linked_key_no: 'text',
    open_bill_no: 'text',
    remark: 'text',
    create_time: 'text',
  },
  select: (ctx, query) =>
    selectKeys(ctx)
      .where(allOf(conditions(query)))
      .orderBy('dept_id')
      .orderBy('key_no'),
})
