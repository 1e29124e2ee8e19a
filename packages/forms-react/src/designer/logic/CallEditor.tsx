import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { Expression } from '@shouya/forms/expression'
import { functionOf } from '@shouya/forms/logicFunctions'
import { Button, Input } from 'antd'
import { useText } from '../DesignerContext.ts'
import { ListAction } from '../properties/ListAction.tsx'
import { argsOf, nothing } from './expressionHead.ts'
import type { NestingProps } from './expressionProps.ts'
import { HeadSelect } from './HeadSelect.tsx'

/** A field, a column, an option's part, or a function with its arguments below it. */
export function CallEditor(props: NestingProps) {
  const { value, path, onChange, Nested } = props
  const t = useText()
  const called = functionOf(value.op)
  const args = argsOf(value)
  const write = (next: readonly Expression[]) => onChange({ ...value, args: next } as Expression)
  return (
    <div className="fd-call">
      <HeadSelect {...props} />
      {value.op === 'option' && (
        <Input
          aria-label={t('logic.part')}
          value={String(value.part)}
          onChange={(event) => onChange({ op: 'option', part: event.target.value })}
        />
      )}
      {called && args.length > 0 && (
        <div className="fd-arguments">
          {args.map((arg, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an argument is its number
            <div className="fd-condition" key={index}>
              <Nested
                value={arg}
                path={[...path, 'args', index]}
                wanted={called.params[Math.min(index, called.params.length - 1)] ?? 'any'}
                onChange={(next) => write(args.with(index, next))}
              />
              {called.rest && args.length > called.params.length && (
                <ListAction
                  icon={<DeleteOutlined aria-hidden="true" />}
                  label={t('item.remove')}
                  onClick={() => write(args.toSpliced(index, 1))}
                />
              )}
            </div>
          ))}
          {called.rest && (
            <Button
              type="dashed"
              size="small"
              icon={<PlusOutlined aria-hidden="true" />}
              onClick={() => write([...args, nothing])}
            >
              {t('logic.addArgument')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
