import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetByPage } from '../contract.ts'
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
  sensitive: { phone: { id: 'sys_user', operation: 'view_sensitive' } },
  select: (ctx, query, plain) =>
    selectUsers(ctx)
      .$if(plain, (rows) => rows.select('sys_user.phone as plain_phone'))
      .where(conditionsOf(ctx, query))
      .orderBy('sys_user.username'),
  shape: (_, rows) => rows.map(({ plain_phone, ...row }) => ({ ...row, phone: plain_phone ?? row.phone })),
})
