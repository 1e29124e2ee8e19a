import { problemText } from '@shouya/forms/problemText'
import { Alert, Button } from 'antd'
import { useDesigner, useStore, useText } from '../DesignerContext.ts'
import { problemsOf } from '../store/problemsOf.ts'
import { isQuestion } from './source.ts'

/** What is doubtful about the selected field, with the fix where there is one. */
export function FieldProblems({ id }: { id: string }) {
  const store = useStore()
  const t = useText()
  const mine = useDesigner(({ problems }) => problemsOf(problems, id))
  return mine
    ?.filter((problem) => !isQuestion(problem))
    .map(({ code, params, level, path, fix }) => (
      <Alert
        key={`${code} ${path.join('.')}`}
        className="fd-problem"
        showIcon
        type={level}
        title={problemText(store.lang, { code, params })}
        action={
          fix && (
            <Button size="small" type="link" onClick={() => store.run({ type: 'fix', fix })}>
              {t('problem.fix')}
            </Button>
          )
        }
      />
    ))
}
