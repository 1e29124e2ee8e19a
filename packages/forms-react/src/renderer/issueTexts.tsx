import { type Issue, issueText } from '@shouya/forms/issue'
import type { Lang } from '@shouya/forms/texts'
import type { ReactNode } from 'react'

const classOf = ({ level }: Issue) => (level === 'error' ? 'sf-error' : 'sf-warning')

/** What is wrong with a field, below its control. No component: a form that was just sent has a thousand of them. */
export function issueTexts(id: string, issues: readonly Issue[], lang: Lang): ReactNode {
  const [first] = issues
  if (!first) return null
  if (issues.length === 1)
    return (
      <div id={id} className={`sf-issues ${classOf(first)}`}>
        {issueText(lang, first)}
      </div>
    )
  const words = [...new Map(issues.map((issue) => [issueText(lang, issue), classOf(issue)]))]
  return (
    <div id={id} className="sf-issues">
      {words.map(([text, className]) => (
        <div key={text} className={className}>
          {text}
        </div>
      ))}
    </div>
  )
}
