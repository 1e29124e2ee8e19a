import type { Problem } from '@shouya/approvals/problem'
import CN from '@shouya/contract/messages/approvalsCN'
import HK from '@shouya/contract/messages/approvalsHK'
import US from '@shouya/contract/messages/approvalsUS'
import { message as formMessage, type TextKey } from '@shouya/forms/texts'
import type { Lang } from '../../../../i18n/languages.ts'

const all: Record<Lang, Readonly<Record<string, string>>> = { CN, HK, US }

/** What is wrong, in the words of the server. */
export function problemText(lang: Lang, { code, params }: Problem): string {
  if (code === 'form.expression') return formMessage(lang, String(params.code) as TextKey, params)
  const text = all[lang][`flow.${code}`] ?? code
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}
