import type { Row } from '@shouya/contract/action'
import { message } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { Cell } from '@shouya/server/core/excel/cellText.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { workbookName } from '@shouya/server/core/files/workbookFile.ts'
import { prepared } from '@shouya/server/core/handle.ts'
import { bodyOf } from '@shouya/server/core/importing/bodyOf.ts'
import type { ImportColumn, Importer } from '@shouya/server/core/importing/importer.ts'
import { importRows, importSheet, type Values } from '@shouya/server/core/importing/importRows.ts'
import { parse } from '@shouya/server/core/parse.ts'
import { checkProof } from '@shouya/server/core/secrets/checkProof.ts'
import { importColumns } from '@shouya/server/noun/importColumns.ts'
import { sql } from 'kysely'
import writeXlsxFile from 'write-excel-file/node'
import { Add, Edit, type Import } from '../contract.ts'
import { user } from '../noun.ts'
import { addUser, editUser, type Password } from './change.ts'
import { firstPassword } from './password.ts'
import { rolesOf } from './roles.ts'

const roles: ImportColumn = {
  ...{ field: 'role_ids', title: 'user.field.role_names', kind: 'text' },
  ...{ required: true, hint: 'user.import.roles' },
}

/** The sheet of accounts (domain 1.2). First passwords are never in it: the server makes them. */
export const userImporter: Importer = {
  action: 'User/Import',
  title: 'user.import.title',
  route: user.route,
  columns: importColumns(user, {
    username: { hint: 'user.import.key' },
    real_name: {},
    phone: {},
    dept_name: { title: 'dept.field.dept_code' },
    user_type: { required: false },
    post: {},
    gender: { required: false },
    emp_no: {},
    email: {},
    expire_date: { hint: 'user.import.expire' },
  }).toSpliced(4, 0, roles) as unknown as Importer['columns'],
}

type Ready = { sheet: Cell[][]; passwords: Password[] }
type Added = { username: string; real_name: string; password: string }

/** A preview needs no password that could open anything. */
const none: Password = { password: '', hash: '-' }

/** Accounts from a workbook: each row goes the way of Add or Edit. */
export const importUsers = prepared<typeof Import, Ready>(
  async (call, { file_id, commit }) => {
    // Asked once and before: of a row it would pass for a mistake in it.
    await checkProof({ ...call, db: call.services.database.kysely as never })
    const sheet = await importSheet(call, file_id)
    const passwords: Password[] = []
    // One after the other: thousands at once would keep everybody else from signing in.
    if (commit) for (const _ of sheet.slice(1)) passwords.push(await firstPassword())
    return { sheet, passwords }
  },
  async (ctx, { update_existing, commit }, { sheet, passwords }) => {
    const added: Added[] = []
    const result = await importRows(ctx, userImporter, { commit }, sheet, async (row, values, at) => {
      const body = { ...values, ...(await idsOf(row, values)) }
      const existing = await row.scoped
        .rows('sys_user')
        .selectAll()
        .where(sql`lower(username)`, '=', String(values.username ?? '').toLowerCase())
        .executeTakeFirst()
      if (existing && update_existing) {
        const { status: _, ...kept } = bodyOf(Edit.in, existing)
        const role_ids = await rolesOf(row, existing.id)
        const { username: _name, ...fields } = body as Record<string, unknown>
        await editUser(row, parse(Edit.in, { ...kept, role_ids, ...fields }, row.lang))
        return 'updated'
      }
      const account = parse(Add.in, body, row.lang)
      const { password } = await addUser(row, account, passwords[at - 1] ?? none)
      added.push({ username: account.username, real_name: account.real_name, password })
      return 'added'
    })
    return { ...result, passwords: result.committed && added.length > 0 ? await passwordSheet(ctx, added) : null }
  },
)

/** Unit and roles by code and names. */
async function idsOf({ scoped, db }: Ctx, values: Values): Promise<{ dept_id?: number; role_ids?: number[] }> {
  const ids: { dept_id?: number; role_ids?: number[] } = {}
  if (values.dept_id !== undefined) {
    const unit = await scoped
      .rows('dept')
      .select('id')
      .where('dept_code', '=', String(values.dept_id))
      .executeTakeFirst()
    ids.dept_id = unit?.id ?? failAt('dept_id', 'input.unit')
  }
  if (values.role_ids !== undefined) {
    const names = String(values.role_ids)
      .split(/[、,，;；\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== '')
    const roles = await db
      .selectFrom('role')
      .select(['id', 'role_code', 'role_name', 'role_name_hk', 'role_name_us'])
      .execute()
    ids.role_ids = names.map(
      (name) =>
        roles.find(({ id: _, ...words }) => Object.values(words).includes(name))?.id ??
        failAt('role_ids', 'user.refused.roleUnknown'),
    )
  }
  return ids
}

/** The first passwords as a workbook that goes to the caller and nowhere else. */
async function passwordSheet(ctx: Ctx, added: readonly Added[]): Promise<Row<typeof Import>['passwords']> {
  const titles = (['user.field.username', 'user.field.real_name', 'user.import.password'] as const).map((key) => ({
    value: message(ctx.lang, key),
    fontWeight: 'bold' as const,
  }))
  const body = added.map(({ username, real_name, password }) =>
    [username, real_name, password].map((value) => ({ value })),
  )
  const columns = titles.map(() => ({ width: 22 }))
  const workbook = await writeXlsxFile([titles, ...body], { columns, stickyRowsCount: 1 }).toBuffer()
  return { name: workbookName(ctx, 'user.import.passwords'), content: workbook.toString('base64') }
}
