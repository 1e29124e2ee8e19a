import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList } from '../contract.ts'
import { selectLogs } from './rows.ts'

export const logExporter = exporter({
  title: 'export.Log',
  query: GetPageList.in,
  columns: {
    create_time: 'text',
    log_type: { dict: 'log_type' },
    user_name: 'text',
    dept_name: 'text',
    module: 'text',
    action: 'text',
    bill_no: 'text',
    target_table: 'text',
    target_id: 'number',
    result: 'bool',
    code: 'number',
    ip: 'text',
    user_agent: 'text',
    message: 'text',
    cost_ms: 'number',
    request_id: 'text',
  },
  select: selectLogs,
  shape: (_, rows) => rows.map((row) => ({ ...row, module: row.action.split('/')[0] })),
})
