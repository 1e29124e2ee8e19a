import type { Lang } from '@shouya/contract/messages'
import roles from '@shouya/server/db/seed/roles.json' with { type: 'json' }

type Remarked = { role_code: string; remark: string | null }

const seeded = new Map(roles.map(({ role_code, ...row }) => [role_code, row]))

const seededIn = (lang: Lang, role_code: string): string | undefined => {
  const role = seeded.get(role_code)
  return role && { CN: role.remark_cn, HK: role.remark_hk, US: role.remark_us }[lang]
}

/** The remark of a role; that of a built-in role is in the reader's language until an administrator changes it. */
export const remarkIn = (lang: Lang, { role_code, remark }: Remarked): string | null =>
  remark === seededIn('CN', role_code) ? (seededIn(lang, role_code) ?? null) : remark

/** The remark to store: an unchanged remark of a built-in role is stored in CN, whatever language it was read in. */
export const keptRemark = (lang: Lang, { role_code, remark }: Remarked): string | null =>
  remark === seededIn(lang, role_code) ? (seededIn('CN', role_code) ?? null) : remark
