import type { Lang } from '@shouya/contract/messages'
import roles from '@shouya/server/db/seed/roles.json' with { type: 'json' }

type Remarked = { role_code: string; remark: string | null }

const seeded = new Map(roles.map(({ role_code, ...row }) => [role_code, row]))

const seededIn = (lang: Lang, role_code: string): string | undefined => {
  const role = seeded.get(role_code)
  return role && { CN: role.remark_cn, HK: role.remark_hk, US: role.remark_us }[lang]
}

/** What is said of a role: of a built-in one in the reader's language, until an administrator has written something else. */
export const remarkIn = (lang: Lang, { role_code, remark }: Remarked): string | null =>
  remark === seededIn('CN', role_code) ? (seededIn(lang, role_code) ?? null) : remark

/** What is kept of it: what was read in another language and not changed is still the product's own. */
export const keptRemark = (lang: Lang, { role_code, remark }: Remarked): string | null =>
  remark === seededIn(lang, role_code) ? (seededIn('CN', role_code) ?? null) : remark
