import type { Lang } from './languages.ts'

type Words = string | null | undefined

/** A label that the server stores in three languages; a missing translation falls back to CN. */
export function label(lang: Lang, cn: string, hk: Words, us: Words): string {
  if (lang === 'HK') return hk || cn
  if (lang === 'US') return us || cn
  return cn
}
