import { message } from '@shouya/forms/texts'
import { Alert, Button } from 'antd'
import { useStore, useText } from '../DesignerContext.ts'
import { useProblems } from '../useProblems.ts'

/** What is doubtful about the selected field, with the fix where there is one. */
export function FieldProblems({ id }: { id: string }) {
  const store = useStore()
  const t = useText()
  const mine = useProblems().filter((problem) => problem.id === id)
  return mine.map(({ code, params, severity, path, fix }) => (
    <Alert
      key={`${code} ${path.join('.')}`}
      className="fd-problem"
      showIcon
      type={severity}
      title={message(store.lang, code, params)}
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
