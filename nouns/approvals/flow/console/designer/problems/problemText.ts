import type { Problem } from '@shouya/approvals/problem'
import type { Lang } from '@shouya/console/i18n/languages.ts'
import { flowProblemText } from '@shouya/contract/flowProblemText'
import CN from '@shouya/contract/messages/approvalsCN'
import HK from '@shouya/contract/messages/approvalsHK.gen'
import US from '@shouya/contract/messages/approvalsUS'

const all: Record<Lang, Readonly<Record<string, string>>> = { CN, HK, US }

/** What is wrong, in the words of the server. */
export const problemText = (lang: Lang, problem: Problem): string =>
  flowProblemText(lang, problem, (key) => all[lang][key])
