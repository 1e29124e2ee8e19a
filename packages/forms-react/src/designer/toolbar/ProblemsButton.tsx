import { WarningOutlined } from '@ant-design/icons'
import { indexDocument } from '@shouya/forms/indexDocument'
import type { Problem } from '@shouya/forms/problem'
import { problemText } from '@shouya/forms/problemText'
import { Badge, Button, Popover } from 'antd'
import { useDesigner, useStore, useText } from '../DesignerContext.ts'
import { isQuestion } from '../properties/source.ts'
import { titleOf } from '../store/inWords.ts'
import { useLead } from '../useLead.ts'

const MOST = 50

export interface ProblemsButtonProps {
  /** The open list: all problems, or those that prevent publishing. */
  readonly listed: 'problems' | 'obstacles' | undefined
  readonly onList: (listed: 'problems' | undefined) => void
}

/** The number of problems; its list leads to each and offers the fixes. */
export function ProblemsButton({ listed, onList }: ProblemsButtonProps) {
  const store = useStore()
  const t = useText()
  const lead = useLead()
  const problems = useDesigner((state) => state.problems)
  if (problems.length === 0) return null
  const isBad = problems.some((problem) => problem.level === 'error' && !isQuestion(problem))
  const { byId } = indexDocument(store.document)
  /** With the label of its field, which may be out of sight. */
  const titled = (problem: Problem) => {
    const field = byId.get(problem.id ?? '')?.field
    const text = problemText(store.lang, problem)
    return field ? t('problem.of', { field: titleOf(field, store.lang), words: text }) : text
  }
  const shown = listed === 'obstacles' ? problems.filter(({ level }) => level === 'error') : problems
  const list = (
    <ul className="fd-problems">
      {shown.slice(0, MOST).map((problem) => (
        <li key={`${problem.code} ${problem.path.join('.')}`} data-level={problem.level}>
          <button
            type="button"
            onClick={() => {
              onList(undefined)
              lead.toField(problem.id)
            }}
          >
            {titled(problem)}
          </button>
          {problem.fix && (
            <Button
              size="small"
              type="link"
              onClick={() => problem.fix && store.run({ type: 'fix', fix: problem.fix })}
            >
              {t('problem.fix')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={listed !== undefined && shown.length > 0}
      title={listed === 'obstacles' ? t('publish.obstacles', { count: shown.length }) : t('problem.title')}
      content={list}
      onOpenChange={(open) => onList(open ? 'problems' : undefined)}
    >
      <Button
        type="text"
        icon={<WarningOutlined aria-hidden="true" />}
        aria-label={t('problem.count', { count: problems.length })}
      >
        <Badge count={problems.length} size="small" color={isBad ? undefined : 'gold'} />
      </Button>
    </Popover>
  )
}
