import type { Issue } from '@shouya/forms/issue'
import type { Lang } from '@shouya/forms/texts'
import type { ReactNode } from 'react'
import { issueWords } from './issueWords.ts'

/** The issues of a field, below its control. No component, because a submitted form shows many of them. */
export function issueTexts(id: string, issues: readonly Issue[], lang: Lang): ReactNode {
  const lines = issueWords(issues, lang)
  if (lines.length === 0) return null
  return (
    <div id={id} className="sf-issues">
      {lines.map(([text, className]) => (
        <div key={text} className={className}>
          {text}
        </div>
      ))}
    </div>
  )
}
