import { type Issue, issueText } from '@shouya/forms/issue'
import type { Lang } from '@shouya/forms/texts'

const classOf = ({ level }: Issue) => (level === 'error' ? 'sf-error' : 'sf-warning')

/** The texts of a field's issues without duplicates, each with its CSS class. */
export const issueWords = (
  issues: readonly Issue[],
  lang: Lang,
): readonly (readonly [text: string, className: string])[] =>
  issues.length === 0 ? NOTHING : [...new Map(issues.map((issue) => [issueText(lang, issue), classOf(issue)]))]

const NOTHING: readonly [string, string][] = []
