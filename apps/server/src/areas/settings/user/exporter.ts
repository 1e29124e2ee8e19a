import { GetByPage } from '@shouya/contract/controllers/User'
import { exporter } from '../../../registers/exporter.ts'
import { conditionsOf } from './conditions.ts'
import { selectUsers } from './rows.ts'

export const userExporter = exporter({
  title: 'export.User',
  query: GetByPage.in,
  columns: {
    username: 'text',
    real_name: 'text',
    dept_name: 'text',
    post: { dict: 'post' },
    role_names: 'text',
    phone: 'text',
    email: 'text',
    emp_no: 'text',
    user_type: { dict: 'user_type' },
    last_login_time: 'text',
    last_login_ip: 'text',
    expire_date: 'text',
    create_time: 'text',
    totp_on: 'bool',
    status: { dict: 'user_status' },
  },
  rows: (ctx, query, limit) =>
    selectUsers(ctx).where(conditionsOf(ctx, query)).orderBy('sys_user.username').limit(limit).execute(),
})
