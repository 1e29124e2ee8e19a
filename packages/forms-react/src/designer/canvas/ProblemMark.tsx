import { ExclamationCircleFilled, QuestionCircleFilled, WarningFilled } from '@ant-design/icons'
import type { Problem } from '@shouya/forms/problem'
import { problemText } from '@shouya/forms/problemText'
import { useStore } from '../DesignerContext.ts'
import { isQuestion } from '../properties/source.ts'

const ICONS = { error: ExclamationCircleFilled, warning: WarningFilled, question: QuestionCircleFilled }

/** Marks a field with problems; the tooltip lists them, the properties offer the fixes. */
export function ProblemMark({ problems }: { problems: readonly Problem[] }) {
  const { lang } = useStore()
  const mistakes = problems.filter((problem) => !isQuestion(problem))
  const isBad = mistakes.some(({ level }) => level === 'error')
  const level = isBad ? 'error' : mistakes.length > 0 ? 'warning' : 'question'
  const Icon = ICONS[level]
  const texts = problems.map(({ code, params }) => problemText(lang, { code, params })).join('\n')
  return (
    <span className="fd-item-mark" data-level={level} title={texts} aria-hidden>
      <Icon aria-hidden="true" />
    </span>
  )
}
