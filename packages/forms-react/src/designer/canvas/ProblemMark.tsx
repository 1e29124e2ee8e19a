import { ExclamationCircleFilled, WarningFilled } from '@ant-design/icons'
import type { Problem } from '@shouya/forms/problem'
import { message } from '@shouya/forms/texts'
import { useStore } from '../DesignerContext.ts'

/** Shows at a field that something is wrong with it; the pointer reads what, the properties offer the fix. */
export function ProblemMark({ problems }: { problems: readonly Problem[] }) {
  const { lang } = useStore()
  const isBad = problems.some(({ level }) => level === 'error')
  const words = problems.map(({ code, params }) => message(lang, code, params)).join('\n')
  return (
    <span className="fd-item-mark" data-level={isBad ? 'error' : 'warning'} title={words} aria-hidden>
      {isBad ? <ExclamationCircleFilled aria-hidden="true" /> : <WarningFilled aria-hidden="true" />}
    </span>
  )
}
