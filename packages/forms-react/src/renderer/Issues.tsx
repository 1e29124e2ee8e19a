import { type Issue, issueText } from '@shouya/forms/issue'
import { useForm } from './formContext.ts'

interface Props {
  readonly id: string
  readonly issues: readonly Issue[]
}

/** What is wrong with a field, below its control. */
export default function Issues({ id, issues }: Props) {
  const { lang } = useForm()
  return (
    <div id={id} className="sf-issues">
      {issues.map((issue) => {
        const words = issueText(lang, issue)
        return (
          <div key={`${issue.code}${words}`} className={issue.level === 'error' ? 'sf-error' : 'sf-warning'}>
            {words}
          </div>
        )
      })}
    </div>
  )
}
