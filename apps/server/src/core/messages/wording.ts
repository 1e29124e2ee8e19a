import { filled, isMessageKey, type Lang, type MessageKey, message, type Params } from '@shouya/contract/messages'
import type { RemindRule } from './remindRules.ts'

type Said = { readonly title: string; readonly content: string }

/** A rule's own words; HK and US fall back to CN. */
export type Wording = { readonly CN: Said; readonly HK?: Said; readonly US?: Said }

type Words = Pick<RemindRule, 'title_cn' | 'title_hk' | 'title_us' | 'content_cn' | 'content_hk' | 'content_us'>

const said = (title: string | null, content: string | null): Said | undefined =>
  title === null || content === null ? undefined : { title, content }

/** The own words of a rule; null where it uses the standard ones. */
export function wordingOf(rule: Words): Wording | null {
  const CN = said(rule.title_cn, rule.content_cn)
  const HK = said(rule.title_hk, rule.content_hk)
  const US = said(rule.title_us, rule.content_us)
  return CN ? { CN, ...(HK && { HK }), ...(US && { US }) } : null
}

/** Default values of parameters that not every reminder of a kind has, e.g. older ones. */
const unsaid = { says: '', result: '' }

/**
 * Parameters in the reader's language: a name in three languages (`task_CN` ...) as `task`, a key of the messages
 * (`result_key`) as `result`.
 */
const inLanguage = (lang: Lang, params: Params): Params => ({
  ...unsaid,
  ...Object.fromEntries(
    Object.entries(params).map(([key, value]) =>
      key.endsWith('_key') && typeof value === 'string' && isMessageKey(value)
        ? [key.slice(0, -'_key'.length), message(lang, value)]
        : [key.replace(`_${lang}`, ''), value],
    ),
  ),
})

/** Title and content of a reminder in a language: in the words of its rule, else in the standard ones. */
export function remindText(lang: Lang, code: string, params: Params, wording: Wording | null): Said {
  const values = inLanguage(lang, params)
  const own = wording?.[lang] ?? wording?.CN
  if (own) return { title: filled(lang, own.title, values), content: filled(lang, own.content, values) }
  const standard = (part: string) => {
    const key = `remind.${code}.${part}`
    return isMessageKey(key) ? message(lang, key as MessageKey, values) : ''
  }
  return { title: standard('title') || code, content: standard('content') }
}
