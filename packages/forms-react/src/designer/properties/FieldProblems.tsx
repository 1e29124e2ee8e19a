import { problemText } from '@shouya/forms/problemText'
import { Alert, Button } from 'antd'
import { useDesigner, useStore, useText } from '../DesignerContext.ts'
import { problemsOf } from '../store/problemsOf.ts'
import { isQuestion } from './source.ts'

/** The problems of the selected field, with their fixes. */
export function FieldProblems({ id }: { id: string }) {
  const store = useStore()
  const t = useText()
  const ofField = useDesigner(({ problems }) => problemsOf(problems, id))
  return ofField
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
