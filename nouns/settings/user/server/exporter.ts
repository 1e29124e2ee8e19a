import { columnsOf, sensitiveOf } from '@shouya/server/noun/columns.ts'
import { type ColumnKind, exporter } from '@shouya/server/registers/exporter.ts'
import { GetByPage } from '../contract.ts'
import { user } from '../noun.ts'
import { reviewColumns } from '../rules.ts'
import { conditionsOf, selectUsers } from './rows.ts'

const columns: Record<string, ColumnKind> = { ...columnsOf(user), role_names: 'text' }

export const userExporter = exporter({
  title: 'user.book',
  query: GetByPage.in,
  noun: user,
  columns,
  sensitive: sensitiveOf(user),
  select: (ctx, query, plain) =>
    selectUsers(ctx)
      .$if(plain, (rows) => rows.select('sys_user.phone as plain_phone'))
      .where(conditionsOf(ctx)(query))
      .orderBy('sys_user.username'),
  shape: (_, rows) => rows.map(({ plain_phone, ...row }) => ({ ...row, phone: plain_phone ?? row.phone })),
})

const kinds: typeof columns = { ...columns, data_scope: { dict: 'data_scope' } }

/** 权限复核表 (domain 1.2): rights of accounts for the review of each quarter; opinion and signature are written on paper. */
export const reviewExporter = exporter({
  title: 'user.review',
  query: GetByPage.in,
  noun: user,
  columns: Object.fromEntries(reviewColumns.map((name) => [name, kinds[name] ?? 'text'])),
  select: (ctx, query) => selectUsers(ctx).where(conditionsOf(ctx)(query)).orderBy('unit.path').orderBy('sys_user.id'),
  shape: (_, rows) => rows.map((row) => ({ ...row, review_opinion: null, review_sign: null })),
})
