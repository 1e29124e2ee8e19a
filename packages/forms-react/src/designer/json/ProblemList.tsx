import type { Place } from '@shouya/forms/locate'
import type { Fix } from '@shouya/forms/problem'
import { problemText } from '@shouya/forms/problemText'
import { Button } from 'antd'
import { useStore, useText } from '../DesignerContext.ts'
import type { PlacedProblem } from './placedProblems.ts'

interface ProblemListProps {
  readonly problems: readonly PlacedProblem[]
  readonly onGo: (place: Place) => void
  readonly onFix: (fix: Fix) => void
}

/** The problems of a text in its order; a click jumps to the place. */
export function ProblemList({ problems, onGo, onFix }: ProblemListProps) {
  const { lang } = useStore()
  const t = useText()
  if (problems.length === 0) return <p className="fd-note">{t('problem.none')}</p>
  return (
    <ul className="fd-problems" aria-label={t('problem.title')}>
      {problems.map(({ problem: { code, params, level, path, fix }, place, names }) => (
        <li key={`${code} ${path.join('.')}`} data-level={level}>
          <button type="button" onClick={() => onGo(place)}>
            {/* Some messages contain the line. */}
            {params.line === undefined && <span>{t('problem.line', { line: place.line })}</span>}
            {names.length > 0 && <strong>{names.join(' › ')}</strong>}
            {problemText(lang, { code, params })}
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
