import type { Place } from '@shouya/forms/locate'
import type { Fix } from '@shouya/forms/problem'
import { message } from '@shouya/forms/texts'
import { Button } from 'antd'
import { useStore, useText } from '../DesignerContext.ts'
import type { PlacedProblem } from './placedProblems.ts'

interface ProblemListProps {
  readonly problems: readonly PlacedProblem[]
  readonly onGo: (place: Place) => void
  readonly onFix: (fix: Fix) => void
}

/** Problems of a text in its order; a click leads to the place. */
export function ProblemList({ problems, onGo, onFix }: ProblemListProps) {
  const { lang } = useStore()
  const t = useText()
  if (problems.length === 0) return <p className="fd-note">{t('problem.none')}</p>
  return (
    <ul className="fd-problems" aria-label={t('problem.title')}>
      {problems.map(({ problem: { code, params, severity, path, fix }, place }) => (
        <li key={`${code} ${path.join('.')}`} data-severity={severity}>
          <button type="button" onClick={() => onGo(place)}>
            <span>{t('problem.line', { line: place.line })}</span>
            {message(lang, code, params)}
          </button>
          {fix && (
            <Button size="small" type="link" onClick={() => onFix(fix)}>
              {t('problem.fix')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
