import type { Importer } from '@shouya/server/core/importing/importer.ts'

/** The sheet of accounts (domain 1.2). First passwords are never in it: the server makes them. */
export const userImporter: Importer = {
  action: 'User/Import',
  title: 'import.User',
  columns: [
    { field: 'username', title: 'column.username', kind: 'text', required: true, hint: 'import.username' },
    { field: 'real_name', title: 'column.real_name', kind: 'text', required: true },
    { field: 'phone', title: 'column.phone', kind: 'text', required: true },
    { field: 'dept_id', title: 'column.dept_code', kind: 'text', required: true },
    { field: 'role_ids', title: 'column.role_names', kind: 'text', required: true, hint: 'import.roles' },
    { field: 'user_type', title: 'column.user_type', kind: { dict: 'user_type' } },
    { field: 'post', title: 'column.post', kind: { dict: 'post', text: true } },
    { field: 'gender', title: 'column.gender', kind: { dict: 'gender' } },
    { field: 'emp_no', title: 'column.emp_no', kind: 'text' },
    { field: 'email', title: 'column.email', kind: 'text' },
    { field: 'expire_date', title: 'column.expire_date', kind: 'date', hint: 'import.expire' },
  ],
}
