import type { Row } from '@shouya/contract/action'
import type { Parameter } from '@shouya/server/core/settings/kinds.ts'
import { parameters, type SettingKey } from '@shouya/server/core/settings/parameters.ts'
import { fromStored } from '@shouya/server/core/settings/stored.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import type * as Setting from '../contract.ts'

export type Stored = Selectable<DB['setting']> & { key: SettingKey }

const keys = Object.keys(parameters)

/**
 * The parameters that this program knows, in the order of its table; rows of another version of the program are left
 * out.
 */
export const settingRows = (db: Kysely<Unscoped>) =>
  db
    .selectFrom('setting')
    .selectAll()
    .where('key', 'in', keys)
    .orderBy(sql`array_position(${keys}::text[], key::text)`)
    .$narrowType<{ key: SettingKey }>()

/** What stands for a secret that is set. */
const HIDDEN = '••••••••'

/** A parameter as output: its value, its default and its limits; of a secret only whether there is one. */
export function rowOf(stored: Stored): Row<typeof Setting.Get> {
  const parameter: Parameter = parameters[stored.key]
  const value = fromStored(parameter, stored.value)
  return {
    key: stored.key,
    version: stored.version,
    group: stored.group_name,
    name_cn: stored.name_cn,
    name_hk: stored.name_hk,
    name_us: stored.name_us,
    remark_cn: stored.remark,
    remark_hk: stored.remark_hk,
    remark_us: stored.remark_us,
    kind: parameter.kind,
    value: (parameter.kind === 'secret' && value !== '' ? HIDDEN : value) as never,
    standard: parameter.standard as never,
    min: parameter.range?.min ?? null,
    max: parameter.range?.max ?? null,
    options: [...parameter.options],
    idle: [...parameter.idle],
    editable: stored.editable,
    update_time: stored.update_time,
  }
}
