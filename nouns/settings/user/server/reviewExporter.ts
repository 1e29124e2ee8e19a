import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetByPage } from '../contract.ts'
import { conditionsOf } from './conditions.ts'
import { selectUsers } from './rows.ts'

/** 权限复核表 (domain 1.2): who may do what, to be looked through each quarter; opinion and signature are written on paper. */
export const reviewExporter = exporter({
  title: 'export.UserReview',
  query: GetByPage.in,
  columns: {
    username: 'text',
    real_name: 'text',
    dept_name: 'text',
    post: { dict: 'post' },
    role_names: 'text',
    data_scope: { dict: 'data_scope' },
    scope_dept_names: 'text',
    last_login_time: 'text',
    expire_date: 'text',
    status: { dict: 'user_status' },
    review_opinion: 'text',
    review_sign: 'text',
  },
  select: (ctx, query) => selectUsers(ctx).where(conditionsOf(ctx, query)).orderBy('unit.path').orderBy('sys_user.id'),
  shape: (_, rows) => rows.map((row) => ({ ...row, review_opinion: null, review_sign: null })),
})
