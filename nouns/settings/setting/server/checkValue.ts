import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Parameter } from '@shouya/server/core/settings/kinds.ts'
import { parameters, type SettingKey } from '@shouya/server/core/settings/parameters.ts'
import { checkLogo } from './logo.ts'

type Before = { key: string; value: unknown }

/** The parsed value, or 1001 with every place that does not fit the parameter or is not in use yet. */
export async function checkValue(ctx: Ctx, before: Before, value: unknown): Promise<unknown> {
  const { kind, schema, rule, range, options, idle }: Parameter = parameters[before.key as SettingKey]
  const params = { min: range?.min ?? 0, max: range?.max ?? 0, options }
  // Stored sealed, it is longer than what is typed.
  if (kind === 'secret' && typeof value === 'string' && value.length > params.max) failAt('value', rule, params)
  const parsed = schema.safeParse(value)
  if (!parsed.success) {
    const data = parsed.error.issues.map(({ path }) => ({ path: ['value', ...path].join('.'), reason: rule, params }))
    fail('BadInput', { data: data.slice(0, 50) })
  }
  const now = before.value as Readonly<Record<string, unknown>>
  const wishes = parsed.data as typeof now
  const early = idle.filter((name) => wishes[name] !== now[name])
  if (early.length > 0)
    fail('BadInput', {
      data: early.map((name) => ({ path: `value.${name}`, reason: 'setting.refused.idle' as const })),
    })
  if (before.key === 'platform.logo') await checkLogo(ctx, parsed.data as number)
  if (kind !== 'roles') return parsed.data
  const roleCodes = [...new Set(parsed.data as string[])]
  if (roleCodes.length === 0) return roleCodes
  const roles = await ctx.db.selectFrom('role').select('role_code').where('role_code', 'in', roleCodes).execute()
  const missing = roleCodes.find((code) => !roles.some(({ role_code }) => role_code === code))
  if (missing) failAt('value', 'setting.refused.role', { code: missing })
  return roleCodes
}
