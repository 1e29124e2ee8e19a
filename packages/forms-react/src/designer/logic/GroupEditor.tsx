import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { Expression } from '@shouya/forms/expression'
import { Button, Select } from 'antd'
import { useText } from '../DesignerContext.ts'
import { ListAction } from '../properties/ListAction.tsx'
import { argsOf, nothing } from './expressionHead.ts'
import type { NestingProps } from './expressionProps.ts'

const comparison: Expression = { op: 'eq', args: [nothing, nothing] }

type Word = 'and' | 'or'

/** Conditions of which all, or any, have to hold. */
export function GroupEditor({ value, path, onChange, Nested }: NestingProps) {
  const t = useText()
  const args = argsOf(value)
  const op: Word = value.op === 'or' ? 'or' : 'and'
  const write = (next: readonly Expression[]) => onChange({ op, args: next })
  return (
    <fieldset className="fd-group">
      <Select<Word>
        className="fd-word"
        aria-label={t('logic.holds')}
        value={op}
        options={[
          { value: 'and', label: t('logic.all') },
          { value: 'or', label: t('logic.any') },
        ]}
        onChange={(next) => onChange({ op: next, args })}
      />
      {args.map((arg, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its number
        <div className="fd-condition" key={index}>
          <Nested
            value={arg}
            path={[...path, 'args', index]}
            wanted="boolean"
            onChange={(next) => write(args.with(index, next))}
          />
          <ListAction
            icon={<DeleteOutlined aria-hidden="true" />}
            label={t('item.remove')}
            disabled={args.length === 1}
            onClick={() => write(args.toSpliced(index, 1))}
          />
        </div>
      ))}
      <div className="fd-buttons">
        <Button
          type="dashed"
          size="small"
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={() => write([...args, comparison])}
        >
          {t('logic.addCondition')}
        </Button>
        <Button
          type="dashed"
          size="small"
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={() => write([...args, { op: op === 'and' ? 'or' : 'and', args: [comparison] }])}
        >
          {t('logic.addGroup')}
        </Button>
      </div>
    </fieldset>
  )
}
