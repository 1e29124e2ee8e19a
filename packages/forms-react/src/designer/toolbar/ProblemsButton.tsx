import { WarningOutlined } from '@ant-design/icons'
import { message } from '@shouya/forms/texts'
import { Badge, Button, Popover } from 'antd'
import { useDesigner, useStore, useText } from '../DesignerContext.ts'

const MOST = 50

/** How many problems the form has; opened, it leads to each and offers the fixes. */
export function ProblemsButton() {
  const store = useStore()
  const t = useText()
  const problems = useDesigner((state) => state.problems)
  if (problems.length === 0) return null
  const isBad = problems.some(({ level }) => level === 'error')
  const list = (
    <ul className="fd-problems">
      {problems.slice(0, MOST).map(({ code, params, level, path, id, fix }) => (
        <li key={`${code} ${path.join('.')}`} data-level={level}>
          <button type="button" onClick={() => store.choose(id === undefined ? [] : [id])}>
            {message(store.lang, code, params)}
          </button>
          {fix && (
            <Button size="small" type="link" onClick={() => store.run({ type: 'fix', fix })}>
              {t('problem.fix')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <Popover trigger="click" placement="bottomRight" title={t('problem.title')} content={list}>
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
